import { findExport, membersOf } from '../../packageModel/lookUp';
import type { Export, Member, PackageModel, Signature, Type } from '../../packageModel/types';
import { TypeLinks } from './linkedTypes.mjs';
import { memberAnchors } from './memberAnchors';
import { pagePath, pagePaths } from './pagePaths.mjs';

/** The type of the components that provide the controls of a UI library. */
const PROVIDER = 'QueryBuilderContextProvider';

/** The props of these components. */
const PROVIDER_PROPS = 'QueryBuilderContextProviderProps';

/** An argument of a callback, what it returns, or a property of an object without a type name. */
export interface Argument {
  name: string;
  /** Markdown. */
  type: string;
  description?: string;
}

/** A row of a table of members. Texts of types are Markdown. */
export interface DocumentedMember {
  name: string;
  /** Where it is declared: `CommonSubComponentProps.context`. */
  key: string;
  anchor: string;
  type: string;
  required: boolean;
  default?: string;
  /** The description of the default, where no single value describes it. */
  hasComplexDefault?: true;
  /** Since when it exists, and what changed. Markdown. */
  history?: string;
  description?: string;
  deprecated?: string;
  /** The types whose descriptions of the member apply, the closest one first. */
  owners: string[];
  /** The members of a type without a name. */
  properties: Argument[];
  /** How to call it. */
  callback?: { owners: string[]; parameters: Argument[]; returns?: Argument };
}

/** Members that one type declares. */
export interface MemberGroup {
  /** A link to the type, in Markdown; none for the page's own members. */
  from?: string;
  members: DocumentedMember[];
}

/** Writes what is known about a member of a type; `undefined` where the type or the member is not known. */
export type HistoryOf = (type: string, member: string) => string | undefined;

/** The members that a page of the reference shows. */
export interface MemberTables {
  /** What they are: of a component, of a type, or what a hook returns. */
  of: 'component' | 'type' | 'result';
  groups: MemberGroup[];
}

/**
 * Lists the members that the pages of the reference show: the props of components, the members of
 * types, and what hooks return.
 *
 * @param model - the packages
 * @param documented - the names of those that the reference documents
 * @param historyOf - see {@link HistoryOf}
 * @returns the tables by page: `react-querybuilder/functions/QueryBuilder`
 * @throws Error for a component whose props are not in the model
 */
export function documentedMembers(
  model: PackageModel,
  documented: readonly string[],
  historyOf: HistoryOf = () => undefined,
): Record<string, MemberTables> {
  const links = new TypeLinks(pagePaths(model.packages, documented));
  const tables: Record<string, MemberTables> = {};
  for (const packageName of documented) {
    const exports = model.packages.find(({ name }) => name === packageName)?.exports ?? [];
    for (const exported of exports) {
      const shown = shownMembers(model, exported);
      if (!shown || shown.members.length === 0) continue;
      const page = pagePath(packageName, exported);
      tables[page] = {
        of: shown.of,
        groups: groupsOf(shown, { model, links, page, historyOf }),
      };
    }
  }
  return tables;
}

/**
 * Lists the keys under which `descriptions/` may describe what the declarations leave without a comment.
 * `Type.*` means that members of the type, or their arguments, have none.
 *
 * @param tables - the members by page
 */
export function describableKeys(tables: Record<string, MemberTables>): string[] {
  const members = Object.values(tables)
    .flatMap(({ groups }) => groups)
    .flatMap((group) => group.members);
  const keys = members.flatMap(({ name, owners, description, properties, callback }) => [
    ...(description ? [] : ['*', ...owners].map((owner) => `${owner}.${name}`)),
    ...(description ? [] : owners.map((owner) => `${owner}.*`)),
    ...properties.flatMap((property) =>
      property.description ? [] : owners.map((owner) => `${owner}.${name}.${property.name}`),
    ),
    ...(callback?.parameters ?? []).flatMap((parameter) =>
      parameter.description
        ? []
        : ['*', ...(callback?.owners ?? [])].map((owner) => `${owner}(${parameter.name})`),
    ),
  ]);
  return [...new Set(keys)];
}

interface Shown {
  of: MemberTables['of'];
  members: Member[];
  /** The names of the types that are described as the page's own. */
  owners: string[];
}

function shownMembers(model: PackageModel, exported: Export): Shown | undefined {
  const { name, kind, members, signatures: [signature] = [] } = exported;
  switch (kind) {
    case 'component':
      return propsOf(model, name, signature);
    case 'hook': {
      // The members of what a list contains are not its own.
      if (!signature || signature.returns.text.startsWith('[')) return undefined;
      const found = membersOf(model, signature.returns);
      return { of: 'result', members: found, owners: [name, ...namesIn(signature.returns)] };
    }
    case 'variable':
      if (!exported.type?.names?.[PROVIDER]) return undefined;
      return typeNamed(model, PROVIDER_PROPS, 'component');
    case 'type alias':
      if (name === PROVIDER) return typeNamed(model, PROVIDER_PROPS, 'component');
      return { of: 'type', members: members ?? [], owners: [name] };
    default:
      return { of: 'type', members: members ?? [], owners: [name] };
  }
}

function propsOf(
  model: PackageModel,
  name: string,
  signature: Signature | undefined,
): Shown | undefined {
  const props = signature?.parameters[0];
  const members = props ? membersOf(model, props.type) : [];
  // React's own props, such as `React.PropsWithChildren`, are documented by React.
  if (props && members.length === 0 && /^React\.\w+$/.test(props.type.text)) return undefined;
  if (props && members.length === 0) {
    throw new Error(
      `The props of the component "${name}" are not in the package model: its parameter "${props.name}" is "${props.type.text}". Make packageModel/ list the members of that type.`,
    );
  }
  return { of: 'component', members, owners: [name, ...(props ? namesIn(props.type) : [])] };
}

function typeNamed(model: PackageModel, name: string, of: MemberTables['of']): Shown {
  return { of, members: findExport(model, name)?.members ?? [], owners: [name] };
}

const namesIn = ({ names = {} }: Type): string[] => Object.keys(names);

interface Place {
  model: PackageModel;
  links: TypeLinks;
  page: string;
  historyOf: HistoryOf;
}

/** A page's own members come first, then those of each type that they are inherited from. */
function groupsOf({ of, members, owners }: Shown, place: Place): MemberGroup[] {
  const { model } = place;
  const hasOwn = members.some(({ inheritedFrom }) => !inheritedFrom);
  // The props of a component are its own, also where a type with a name declares them.
  const single =
    of === 'type' || hasOwn ? undefined : owners.find((name) => findExport(model, name)?.members);
  const groups = new Map<string | undefined, Member[]>([[undefined, []]]);
  for (const member of members) {
    const { inheritedFrom } = member;
    // A type that no package exports has no page.
    const isGroup = inheritedFrom && inheritedFrom !== single && findExport(model, inheritedFrom);
    const from = isGroup ? inheritedFrom : undefined;
    groups.set(from, [...(groups.get(from) ?? []), member]);
  }
  const anchors = memberAnchors([...groups.values()].flat().map(({ name }) => name));
  return [...groups].flatMap(([from, list]) => {
    if (list.length === 0) return [];
    return {
      ...(from && { from: linkTo(from, place) }),
      members: list.map((member) =>
        documentedMember(member, {
          ...place,
          owners: [...owners, ...(member.inheritedFrom ? [member.inheritedFrom] : [])],
          anchor: anchors.get(member.name) as string,
        }),
      ),
    };
  });
}

function linkTo(name: string, { model, links, page }: Place): string {
  const home = model.packages.find(({ exports }) => exports.some((each) => each.name === name));
  const target = home && links.find(name, home.name, page);
  return target ? `[\`${name}\`](${target}.md)` : `\`${name}\``;
}

function documentedMember(
  member: Member,
  place: Place & { owners: string[]; anchor: string },
): DocumentedMember {
  const { owners, anchor, links, page, historyOf } = place;
  const { name, description, deprecated, optional, hasComplexDefault } = member;
  const callback = callbackOf(member, place);
  const histories = owners.map((owner) => historyOf(owner, name));
  const history = histories.find((each) => each !== undefined);
  return {
    name,
    key: `${member.inheritedFrom ?? owners[0]}.${name}`,
    anchor,
    type: links.cell(member.type, page),
    required: !optional,
    ...(member.default !== undefined && { default: member.default }),
    ...(hasComplexDefault && { hasComplexDefault }),
    ...(history && { history }),
    ...(description && { description }),
    ...(deprecated !== undefined && { deprecated }),
    owners,
    // Those that a named type declares are on the page of that type; texts as keys are data.
    properties: (member.type.members ?? [])
      .filter(({ inheritedFrom, name: key }) => !inheritedFrom && /^\w+$/.test(key))
      .map((property) => ({
        name: property.name,
        type: links.cell(property.type, page),
        ...(property.description && { description: property.description }),
      })),
    ...(callback && { callback }),
  };
}

/** The arguments of a function, also where its type is an exported one. */
function callbackOf(
  { name, type }: Member,
  { model, links, page, owners }: Place & { owners: string[] },
): DocumentedMember['callback'] {
  const alias = /^\w+/.exec(type.text)?.[0] as string;
  const named = type.names?.[alias] ? findExport(model, alias) : undefined;
  const isAlias = named?.kind === 'type alias' && !type.signatures;
  const [signature] = (isAlias ? named.signatures : type.signatures) ?? [];
  if (!signature) return undefined;
  const { parameters, returns, returnsDescription } = signature;
  return {
    owners: isAlias ? [alias] : owners.map((owner) => `${owner}.${name}`),
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: links.cell(parameter.type, page),
      ...(parameter.description && { description: parameter.description }),
    })),
    ...(returns.text !== 'void' && {
      returns: {
        name: 'returns',
        type: links.cell(returns, page),
        ...(returnsDescription && { description: returnsDescription }),
      },
    }),
  };
}
