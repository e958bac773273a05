import { coreExports, findExport, membersOf } from '../packageModel/lookUp.js';
import type { Export, Member, PackageModel } from '../packageModel/types.js';

/** What sort of name it is; the guides have a place for each. */
export type NameKind =
  | 'prop'
  | 'control element'
  | 'class name key'
  | 'translation key'
  | 'export format'
  | 'export option'
  | 'parser option'
  | 'parser'
  | 'hook'
  | 'query tool'
  | 'component'
  | 'default'
  | 'utility'
  | 'type';

/** A name that the guides must describe. */
export interface SurfaceName {
  kind: NameKind;
  name: string;
  /** What it belongs to: a parser for its options, a subpath for what is not in the main module. */
  of?: string;
  isDeprecated: boolean;
}

/** Functions that return a changed query. */
const QUERY_TOOLS =
  /^(?:add|remove|update|move|insert|group|ungroup|regenerate|transform)(?:$|[A-Z])/;

/** The props whose keys are names of their own. */
const KEYED: Record<string, NameKind> = {
  controlElements: 'control element',
  controlClassnames: 'class name key',
  translations: 'translation key',
};

function kindOf({ name, kind }: Export): NameKind {
  if (kind === 'interface' || kind === 'type alias') return 'type';
  if (kind === 'hook') return 'hook';
  if (/^parse[A-Z]+[A-Za-z]*$/.test(name) && name !== 'parseNumber') return 'parser';
  if (QUERY_TOOLS.test(name)) return 'query tool';
  if (/^default[A-Z]/.test(name)) return 'default';
  if (kind === 'component' || kind === 'class') return 'component';
  return kind === 'function' ? 'utility' : 'default';
}

/**
 * Lists the public names of a version.
 *
 * @param model - the model of its packages
 * @returns each name once for each kind
 */
export function readSurface(model: PackageModel): SurfaceName[] {
  const names: SurfaceName[] = [];
  const addMembers = (kind: NameKind, members: readonly Member[], of?: string) => {
    for (const { name, deprecated } of members) {
      names.push({ kind, name, of, isDeprecated: deprecated !== undefined });
    }
  };

  const props = findExport(model, 'QueryBuilderProps')?.members ?? [];
  addMembers('prop', props);
  for (const { name, type } of props) {
    const kind = KEYED[name];
    if (kind) addMembers(kind, membersOf(model, type));
  }

  for (const exported of coreExports(model)) {
    const { name, entryPoints, deprecated, signatures, literals, members } = exported;
    const [entryPoint] = entryPoints;
    if (!entryPoint) continue;
    const kind = kindOf(exported);
    const of = entryPoint.includes('/') ? entryPoint : undefined;
    names.push({ kind, name, of, isDeprecated: deprecated !== undefined });
    const options = kind === 'parser' ? signatures?.at(-1)?.parameters[1] : undefined;
    if (options) addMembers('parser option', membersOf(model, options.type), name);
    if (name === 'ExportFormat') {
      for (const format of literals ?? []) {
        names.push({ kind: 'export format', name: format, isDeprecated: false });
      }
    }
    if (name === 'FormatQueryOptions') addMembers('export option', members ?? [], 'formatQuery');
  }
  return names;
}
