/** The name of the published file, below the address of the reference. */
export const LOOKUP_FILE = 'lookup.json';

/** The kinds of members, as the reference names them. */
export const LOOKUP_KINDS = [
  'component',
  'hook',
  'function',
  'class',
  'enum',
  'interface',
  'type alias',
  'variable',
] as const;

export type LookupKind = (typeof LOOKUP_KINDS)[number];

/**
 * The names of the reference as they are published, in {@link LOOKUP_FILE}. Written when the site is built,
 * and loaded when a filter box is first focused.
 */
export interface LookupFile {
  packages: {
    name: string;
    members: LookupMember[];
  }[];
}

/**
 * A member: its name, the folder of its page, the index of its kind in {@link LOOKUP_KINDS}, and its
 * props. The anchor of a prop is its name in lower case, unless it is written behind a `#`; a prop
 * that ends with `#` has none.
 */
export type LookupMember = [name: string, folder: string, kind: number, props?: string[]];

/** Something that the filter finds. */
export interface LookupEntry {
  /** The member, or the member and its prop: `QueryBuilderProps.fields`. */
  label: string;
  /** Its last part, which is matched first. */
  name: string;
  /** The member that has the prop; empty for a member. */
  owner: string;
  kind: LookupKind;
  package: string;
  url: string;
}

/** Writes a prop for a {@link LookupMember}. */
export function encodeProp(name: string, anchor: string | undefined): string {
  if (anchor === undefined) return `${name}#`;
  return anchor === name.toLowerCase() ? name : `${name}#${anchor}`;
}

/**
 * Lists everything that a file names.
 *
 * @param file - the published file
 * @param base - the address of the reference, such as `/api`
 */
export function entriesOf({ packages }: LookupFile, base: string): LookupEntry[] {
  return packages.flatMap(({ name: packageName, members }) =>
    members.flatMap(([name, folder, kindIndex, props = []]) => {
      const kind = LOOKUP_KINDS[kindIndex] as LookupKind;
      const url = `${base}/${packageName}/${folder}/${name}`;
      const member = { label: name, name, owner: '', kind, package: packageName, url };
      return [
        member,
        ...props.map((prop) => {
          const [propName = '', anchor = propName.toLowerCase()] = prop.split('#');
          return {
            ...member,
            label: `${name}.${propName}`,
            name: propName,
            owner: name,
            url: anchor ? `${url}#${anchor}` : url,
          };
        }),
      ];
    }),
  );
}
