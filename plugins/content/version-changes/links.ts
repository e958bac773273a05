import fs from 'node:fs';
import path from 'node:path';
import { API_VERSIONS, type ApiVersion } from '../../../config/apiVersions';
import type { Change, Section, VersionStep } from '../../../src/changes/types';
import { apiPages } from '../remark-api-links/apiPages';

/** The types whose members are the keys of these props. */
const TYPE_OF_PROP: Record<string, string> = {
  controlElements: 'Controls',
  controlClassnames: 'Classnames',
  translations: 'Translations',
};

/** The type whose members are the options of `formatQuery`. */
const EXPORT_OPTIONS = 'FormatQueryOptions';

const anchorsOfPage = new Map<string, Set<string>>();

/** A version of the reference with the pages of its exports. */
interface Reference {
  version: ApiVersion;
  pages: ReadonlyMap<string, string>;
}

/** The anchors in a generated page of the reference. */
function anchorsOf(page: string, { route, pages }: ApiVersion, siteDir: string): Set<string> {
  const known = anchorsOfPage.get(page);
  if (known) return known;
  const file = path.join(siteDir, pages, `${page.slice(route.length)}.md`);
  const source = fs.readFileSync(file, 'utf8');
  const anchors = new Set([...source.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id as string));
  anchorsOfPage.set(page, anchors);
  return anchors;
}

/** What the reference calls a name: its page's member, and a property of that. */
function memberOf(section: Section, name: string): [member: string, property?: string] {
  const [, owner = '', rest] = /^([^.[]+)(?:\.([\w$]+))?/.exec(name) ?? [];
  if (section === 'export') return [EXPORT_OPTIONS, name];
  return [TYPE_OF_PROP[owner] ?? owner, rest];
}

function apiPage(
  section: Section,
  name: string,
  { version, pages }: Reference,
  siteDir: string,
): string | undefined {
  const [member, property] = memberOf(section, name);
  const page = pages.get(member);
  if (!page || !property) return page;
  const anchor = `property-${property.toLowerCase()}`;
  if (anchorsOf(page, version, siteDir).has(anchor)) return `${page}#${anchor}`;
  return section === 'export' ? undefined : page;
}

/**
 * Finds the pages that describe the names of a step: a prop in the guides of the newer version, and
 * other names in the API reference of one of the two versions, where it is documented.
 *
 * @param step - the step
 * @param siteDir - the repository's root
 * @returns a function that finds the page of a change, or `undefined` when there is none
 */
export async function linkFinder(step: VersionStep, siteDir: string) {
  const referenceOf = async (wanted: string): Promise<Reference | undefined> => {
    const version = API_VERSIONS.find(({ major }) => major === wanted);
    return version && { version, pages: await apiPages(siteDir, version) };
  };
  const [from, to] = await Promise.all([referenceOf(step.from), referenceOf(step.to)]);
  return (section: Section, { kind, name, before }: Change): string | undefined => {
    if (section === 'props') return kind === 'removed' ? undefined : step.propsGuide;
    if (to && kind !== 'removed') return apiPage(section, name, to, siteDir);
    if (!from || kind === 'added') return undefined;
    return apiPage(section, (kind === 'renamed' && before) || name, from, siteDir);
  };
}
