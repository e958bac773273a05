import type { ChangeKind, EntrySection } from '@site/src/changes/types';

/** The headings of the sections. */
export const SECTION_TITLES: Record<EntrySection['section'], string> = {
  props: 'Props of QueryBuilder',
  controls: 'Keys of controlElements',
  texts: 'Keys of translations',
  classes: 'Keys of controlClassnames',
  export: 'Export formats and options',
  import: 'Options of the parsers',
  functions: 'Functions and hooks',
  components: 'Components',
  constants: 'Constants and their values',
  types: 'Types and their members',
};

/** The headings of the groups in a section. */
export const KIND_TITLES: Record<ChangeKind, string> = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  moved: 'Moved to another module',
  'type changed': 'Type changed',
  'default changed': 'Default changed',
  'value changed': 'Value changed',
  'now required': 'Now required',
  'now optional': 'Now optional',
  deprecated: 'Deprecated',
};
