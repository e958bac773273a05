/** The sections of a page at `/changes`, in the order of the page. */
export const SECTIONS = [
  'props',
  'controls',
  'texts',
  'classes',
  'export',
  'import',
  'functions',
  'components',
  'constants',
  'types',
] as const;

/** One of {@link SECTIONS}. */
export type Section = (typeof SECTIONS)[number];

/** What happened to a name between two versions. */
export type ChangeKind =
  | 'added'
  | 'removed'
  | 'renamed'
  | 'moved'
  | 'type changed'
  | 'default changed'
  | 'value changed'
  | 'now required'
  | 'now optional'
  | 'deprecated';

/** One row of a table of changes. */
export interface Change {
  kind: ChangeKind;
  /** The name in the newer version, or in the older one where it is gone. */
  name: string;
  /** The package of an export, unless it is the core package. */
  package?: string;
  /** What stood there before: a type, a value, a name or a module. */
  before?: string;
  after?: string;
}

/** The changes of one section. */
export interface ChangeSection {
  section: Section;
  changes: Change[];
}

/** A change as the page shows it. */
export interface Entry extends Change {
  /** The anchor of the entry: stable, and in lower case. */
  id: string;
  /** The page that describes the name, where there is one. */
  href?: string;
}

/** The changes of one kind in a section. */
export interface EntryGroup {
  kind: ChangeKind;
  id: string;
  entries: Entry[];
}

/** A section of the page. */
export interface EntrySection {
  section: ChangeSection['section'];
  groups: EntryGroup[];
}

/** Everything that changed from one docs version to the next one. */
export interface VersionStep {
  from: string;
  to: string;
  /** The packages that both versions have, with the exact versions that were compared. */
  packages: { name: string; from: string; to: string }[];
  /** The packages that only one of the two could be installed with. */
  notCompared: string[];
  /** Where the guide to this step is. */
  guide: string;
  /** The guide to the props of the component in the newer version, where it has one. */
  propsGuide?: string;
  /** Where the page of this step is. */
  route: string;
  sections: ChangeSection[];
}

/** What the page of a step shows. */
export type StepPage = Omit<VersionStep, 'sections'> & { sections: EntrySection[] };

/** What the overview page knows about a step. */
export type StepSummary = Pick<VersionStep, 'from' | 'to' | 'route'> & { changes: number };
