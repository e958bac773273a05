import type {
  Change,
  ChangeKind,
  ChangeSection,
  Entry,
  EntrySection,
} from '../../../src/changes/types';

/** The order of the groups of a section: what breaks an application comes first. */
export const KINDS: readonly ChangeKind[] = [
  'removed',
  'renamed',
  'moved',
  'now required',
  'type changed',
  'default changed',
  'value changed',
  'deprecated',
  'now optional',
  'added',
];

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** An anchor is free, or else gets the kind of its change, or else a number. */
function freeId(base: string, kind: string, taken: Set<string>): string {
  const withKind = `${base}-${slug(kind)}`;
  const candidates = [base, withKind];
  let id = candidates.find((candidate) => !taken.has(candidate));
  for (let count = 2; !id; count++) {
    if (!taken.has(`${withKind}-${count}`)) id = `${withKind}-${count}`;
  }
  taken.add(id);
  return id;
}

/**
 * Groups the changes of a step by kind, and gives each an anchor.
 *
 * @param sections - the changes
 * @param linkOf - finds the page that describes a name
 */
export function groupChanges(
  sections: readonly ChangeSection[],
  linkOf: (section: ChangeSection['section'], change: Change) => string | undefined,
): EntrySection[] {
  const taken = new Set<string>(
    sections.flatMap(({ section }) => [
      section,
      ...KINDS.map((kind) => `${section}-${slug(kind)}-list`),
    ]),
  );
  return sections.map(({ section, changes }) => {
    const entries = changes.map((change): Entry => {
      const href = linkOf(section, change);
      const id = freeId(`${section}-${slug(change.name)}`, change.kind, taken);
      return { ...change, id, ...(href ? { href } : {}) };
    });
    const groups = KINDS.map((kind) => ({
      kind,
      id: `${section}-${slug(kind)}-list`,
      entries: entries.filter((entry) => entry.kind === kind),
    }));
    return { section, groups: groups.filter((group) => group.entries.length > 0) };
  });
}
