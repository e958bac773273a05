import { PACKAGES } from '../../../api-extractor/packages';
import {
  documentedMembers,
  type MemberTables,
} from '../../../api-extractor/reference/documentedMembers';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';
import { CORE } from '../../../packageModel/family';

/** The page whose props guides name without their type. */
const MAIN_COMPONENT = `${CORE}/functions/QueryBuilder`;

/** Types that pass the props of `QueryBuilder` on. */
const PASSED_ON = new Set(['QueryBuilderProps', 'QueryBuilderContextProps', 'Schema']);

/** Where the API reference describes members. */
export interface ApiMembers {
  /** By `Type.member`; where two packages have a type of that name, the core's. */
  members: ReadonlyMap<string, string>;
  /** Props of `QueryBuilder` whose names mean nothing else. */
  props: ReadonlyMap<string, string>;
}

/** The addresses by the root of the repository: every guide asks for them. */
const known = new Map<string, Promise<ApiMembers>>();

/**
 * Finds the anchor of each member in the API reference: a prop's at its component, if there is one.
 *
 * @param siteDir - absolute path of the repository
 */
export function apiMembers(siteDir: string): Promise<ApiMembers> {
  const members = known.get(siteDir) ?? readMembers(siteDir);
  known.set(siteDir, members);
  return members;
}

async function readMembers(siteDir: string): Promise<ApiMembers> {
  const tables = documentedMembers(await loadModel(siteDir, SITE_PACKAGES), PACKAGES);
  const members = new Map<string, string>();
  const add = (name: string, url: string) => {
    if (!members.has(name)) members.set(name, url);
  };
  for (const of of ['component', 'type', 'result'] as const) {
    for (const [page, table] of Object.entries(tables)) {
      if (table.of === of) addMembers(page, table, add);
    }
  }
  return { members, props: mainProps(tables) };
}

const membersIn = ({ groups }: MemberTables) => groups.flatMap(({ members }) => members);

function addMembers(
  page: string,
  table: MemberTables,
  add: (name: string, url: string) => void,
): void {
  for (const { name, anchor, owners } of membersIn(table)) {
    // The component itself, and the type of its props.
    for (const owner of table.of === 'component' ? owners.slice(0, 2) : owners.slice(0, 1)) {
      add(`${owner}.${name}`, `/api/${page}#${anchor}`);
    }
  }
}

/** A name in one word is an everyday word, and one that other types have may mean their member. */
function mainProps(tables: Record<string, MemberTables>): Map<string, string> {
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
      .map(({ name, anchor }) => [name, `/api/${MAIN_COMPONENT}#${anchor}`]),
  );
}
