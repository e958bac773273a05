import { documentedPackages } from '../../../api-extractor/documentedPackages';
import {
  documentedMembers,
  type MemberTables,
} from '../../../api-extractor/reference/documentedMembers';
import type { ApiVersion } from '../../../config/apiVersions';
import { loadModel } from '../../../packageModel';
import { CORE } from '../../../packageModel/family.mjs';

/** The page whose props guides name without their type. */
const MAIN_COMPONENT = `${CORE}/functions/QueryBuilder`;

/** Types whose members are props of `QueryBuilder`, passed on or for use without the component. */
const PASSED_ON = new Set([
  'CreateRuleGroupOptions',
  'CreateRuleOptions',
  'DeriveClassNamesOptions',
  'GetRuleDefaultValueOptions',
  'QueryActionCallbacks',
  'QueryActionsConfig',
  'QueryBuilderContextProps',
  'QueryBuilderFlags',
  'QueryBuilderProps',
  'QueryManager',
  'QueryManagerOptions',
  'RuleContextResolvers',
  'Schema',
  'UseMergedContext',
]);

/** Where the API reference describes members. */
export interface ApiMembers {
  /** By `Type.member`; where two packages have a type of that name, the core's. */
  members: ReadonlyMap<string, string>;
  /** Props of `QueryBuilder` whose names mean nothing else. */
  props: ReadonlyMap<string, string>;
}

/** The addresses by the start of their reference: every guide asks for them. */
const known = new Map<string, Promise<ApiMembers>>();

/**
 * Finds the anchor of each member in a version of the API reference: a prop's at its component, if there
 * is one.
 *
 * @param siteDir - absolute path of the repository
 * @param version - the version of the reference
 */
export function apiMembers(siteDir: string, version: ApiVersion): Promise<ApiMembers> {
  const members = known.get(version.route) ?? readMembers(siteDir, version);
  known.set(version.route, members);
  return members;
}

async function readMembers(siteDir: string, { packages, route }: ApiVersion): Promise<ApiMembers> {
  const model = await loadModel(siteDir, packages);
  const documented = documentedPackages(model).map(({ name }) => name);
  const tables = documentedMembers(model, documented);
  const members = new Map<string, string>();
  const add = (name: string, url: string) => {
    if (!members.has(name)) members.set(name, url);
  };
  for (const of of ['component', 'type', 'result'] as const) {
    for (const [page, table] of Object.entries(tables)) {
      if (table.of === of) addMembers(`${route}/${page}`, table, add);
    }
  }
  return { members, props: mainProps(tables, route) };
}

const membersIn = ({ groups }: MemberTables) => groups.flatMap(({ members }) => members);

function addMembers(
  url: string,
  table: MemberTables,
  add: (name: string, url: string) => void,
): void {
  for (const { name, anchor, owners } of membersIn(table)) {
    // The component itself, and the type of its props.
    for (const owner of table.of === 'component' ? owners.slice(0, 2) : owners.slice(0, 1)) {
      add(`${owner}.${name}`, `${url}#${anchor}`);
    }
  }
}

/** A name in one word is an everyday word, and one that other types have may mean their member. */
function mainProps(tables: Record<string, MemberTables>, route: string): Map<string, string> {
  const others = new Set(
    Object.entries(tables)
      .filter(([page, { of }]) => of === 'type' && page.startsWith(`${CORE}/`))
      .flatMap(([, table]) => membersIn(table))
      .filter(({ key }) => !PASSED_ON.has(key.split('.')[0] as string))
      .map(({ name }) => name),
  );
  const props = tables[MAIN_COMPONENT] ? membersIn(tables[MAIN_COMPONENT]) : [];
  return new Map(
    props
      .filter(({ name }) => /[A-Z]/.test(name) && !others.has(name))
      .map(({ name, anchor }) => [name, `${route}/${MAIN_COMPONENT}#${anchor}`]),
  );
}
