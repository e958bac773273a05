import { loadModel } from '../packageModel/index.js';
import { exemption } from './allowList.mjs';
import type { Site, VersionConfig } from './config.mjs';
import { type NameKind, readSurface, type SurfaceName } from './surface.mjs';
import type { Mention, Page, Problem } from './types.mjs';

/** How much of a version's public names its guides describe. */
export interface Coverage {
  described: number;
  total: number;
  /** A problem for each name that no heading and no table row describes. */
  missing: Problem[];
}

/**
 * What the surroundings of a description must contain, by the kind of the name: the page id, the headings
 * above, the sentence before the table, or the header of the table. For example, `rule` is a control element
 * and also a class name key. Exports need no such distinction.
 */
const CONTEXT: Partial<Record<NameKind, RegExp>> = {
  prop: /querybuilder|\bprops?\b/i,
  'control element': /control ?elements?|components?\b|\bcontrols?\b/i,
  'class name key': /class/i,
  'translation key': /translat/i,
  'export format': /export|format/i,
  'export option': /export|formatQuery/i,
  'parser option': /import|parse/i,
};

/** Where the guides have their place for each kind of name, to be put into the advice. */
const PLACE: Record<NameKind, string> = {
  prop: 'components/querybuilder',
  'control element': 'components/querybuilder',
  'class name key': 'styling/classnames',
  'translation key': 'components/querybuilder',
  'export format': 'utils/export',
  'export option': 'utils/export',
  'parser option': 'utils/import',
  parser: 'utils/import',
  hook: 'utils/hooks',
  'query tool': 'utils/misc',
  component: 'components/querybuilder',
  default: 'utils/misc',
  utility: 'utils/misc',
  type: 'typescript',
};

const sentence = ({ kind, name, of }: SurfaceName) =>
  `The ${kind} \`${name}\`${of ? ` of \`${of}\`` : ''} has no heading and no table row.`;

/** Finds the page where a name belongs, or otherwise the version's first page. */
function pageFor(kind: NameKind, pages: readonly Page[]): Page | undefined {
  return pages.find(({ id }) => id === PLACE[kind]) ?? pages.find(({ id }) => id === 'intro');
}

/**
 * Compares the public names of a version with the names that its guides describe.
 *
 * @param site - the repository
 * @param version - the version; its packages are installed
 * @param pages - all its pages
 */
export async function checkCoverage(
  site: Site,
  version: VersionConfig,
  pages: readonly Page[],
): Promise<Coverage> {
  const model = await loadModel(site.root, version.packages);
  const names = readSurface(model).filter((name) => !exemption(name));
  const mentions = new Map<string, (Mention & { page: string })[]>();
  for (const page of pages) {
    for (const mention of page.mentions) {
      const list = mentions.get(mention.name) ?? [];
      list.push({ ...mention, page: page.id });
      mentions.set(mention.name, list);
    }
  }
  const isDescribed = ({ kind, name }: SurfaceName) =>
    (mentions.get(name) ?? []).some(
      ({ page, context }) => CONTEXT[kind]?.test(`${page} › ${context}`) ?? true,
    );
  const missing = names.filter((name) => !isDescribed(name));
  return {
    described: names.length - missing.length,
    total: names.length,
    missing: missing.map((name) => ({
      kind: 'coverage',
      file: pageFor(name.kind, pages)?.file ?? version.docs,
      line: 1,
      column: 1,
      message: sentence(name),
      advice: `Describe it in a heading or a table row, there or on another page of version ${version.name}.`,
    })),
  };
}
