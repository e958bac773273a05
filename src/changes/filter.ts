import type { Entry, EntrySection } from './types';

/** What a change is about, as a filter. */
export const SUBJECTS = {
  props: 'Props',
  keys: 'Elements, labels, class names',
  options: 'Options',
  exports: 'Exports',
  types: 'Types',
  defaults: 'Defaults and values',
} as const;

/** What happened to a name, as a filter. */
export const ACTIONS = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed or moved',
  changed: 'Changed',
} as const;

export type Subject = keyof typeof SUBJECTS;
export type Action = keyof typeof ACTIONS;

/** The filters of a page of changes. An empty filter lets everything through. */
export interface ChangeFilter {
  /** A part of a name. */
  text: string;
  subjects: readonly string[];
  actions: readonly string[];
  /** The name of a package. */
  package: string;
}

const CORE = 'react-querybuilder';

const SUBJECT_OF_SECTION: Record<EntrySection['section'], Subject> = {
  props: 'props',
  controls: 'keys',
  texts: 'keys',
  classes: 'keys',
  export: 'options',
  import: 'options',
  functions: 'exports',
  components: 'exports',
  constants: 'exports',
  types: 'types',
};

const isValueChange = ({ kind }: Entry) => kind === 'default changed' || kind === 'value changed';

function entryAction({ kind }: Entry): Action {
  if (kind === 'added' || kind === 'removed') return kind;
  return kind === 'renamed' || kind === 'moved' ? 'renamed' : 'changed';
}

/** Checks whether a filter lets everything through. */
export const isEmpty = ({ text, subjects, actions, package: name }: ChangeFilter) =>
  !text.trim() && subjects.length === 0 && actions.length === 0 && !name;

/**
 * Leaves the changes that pass every filter.
 *
 * @param sections - all changes
 * @returns the sections and groups that have changes left
 */
export function filterChanges(
  sections: readonly EntrySection[],
  filter: ChangeFilter,
): readonly EntrySection[] {
  if (isEmpty(filter)) return sections;
  const wanted = filter.text.trim().toLowerCase();
  const passes = (section: EntrySection['section'], entry: Entry) => {
    const names = `${entry.name} ${entry.kind === 'renamed' ? entry.before : ''}`;
    const isSubject =
      filter.subjects.length === 0 ||
      filter.subjects.includes(SUBJECT_OF_SECTION[section]) ||
      (filter.subjects.includes('defaults') && isValueChange(entry));
    return (
      isSubject &&
      names.toLowerCase().includes(wanted) &&
      (filter.actions.length === 0 || filter.actions.includes(entryAction(entry))) &&
      (!filter.package || filter.package === (entry.package ?? CORE))
    );
  };
  return sections
    .map(({ section, groups }) => ({
      section,
      groups: groups
        .map((group) => ({
          ...group,
          entries: group.entries.filter((entry) => passes(section, entry)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** Counts changes. */
export const countChanges = (sections: readonly EntrySection[]): number =>
  sections.flatMap(({ groups }) => groups).reduce((sum, { entries }) => sum + entries.length, 0);
