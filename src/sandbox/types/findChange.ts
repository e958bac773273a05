import type { ChangeKind, Section } from '../../changes/types';
import type { TypeProblem } from './messages';
import type { Subject } from './subjects';

/** An entry of a page at `/changes`. */
export interface ChangeEntry {
  section: Section;
  kind: ChangeKind;
  /** The name in the newer version, or in the older one where it is gone. */
  name: string;
  /** The name before, where it was renamed. */
  before?: string;
  /** The anchor of the entry. */
  id: string;
}

/** The changes from one version to the next one that can make code fail. */
export interface ChangeStep {
  /** The major versions. */
  from: string;
  to: string;
  /** Where the page is. */
  route: string;
  entries: ChangeEntry[];
}

/** An entry that explains an error. */
export interface ExplainingChange {
  href: string;
  /** What the entry says, such as "ParseNumbersMethod removed in version 7". */
  label: string;
}

const EXPORTS: readonly Section[] = ['functions', 'components', 'constants', 'types'];

/** The types whose members have a section of their own, and how their names begin there. */
const SECTION_OF_OWNER: Record<string, [section: Section, prefix: string]> = {
  QueryBuilderProps: ['props', ''],
  FormatQueryOptions: ['export', ''],
  controlElements: ['controls', 'controlElements.'],
  Controls: ['controls', 'controlElements.'],
  translations: ['texts', 'translations.'],
  Translations: ['texts', 'translations.'],
  controlClassnames: ['classes', 'controlClassnames.'],
  Classnames: ['classes', 'controlClassnames.'],
};

const PARSER_OPTIONS = /^Parse(\w+)Options$/;

/** The sections that can list a name, with its name there. */
function placesOf({ owner, name }: Subject): [section: Section, name: string][] {
  if (name.startsWith("'")) return [['export', name]];
  if (owner === undefined) return EXPORTS.map((section) => [section, name]);
  const [section, prefix] = SECTION_OF_OWNER[owner] ?? [];
  const parser = PARSER_OPTIONS.exec(owner)?.[1];
  return [
    ...(section ? [[section, prefix + name] as [Section, string]] : []),
    ...(parser ? [['import', `parse${parser}.${name}`] as [Section, string]] : []),
    ['types', `${owner}.${name}`],
  ];
}

/** The changes on the way to a version, and on the way from it, that explain each kind of error. */
const KINDS: Record<TypeProblem['reason'], { past: ChangeKind[]; future: ChangeKind[] }> = {
  unknown: { past: ['removed', 'moved', 'renamed'], future: ['added', 'moved', 'renamed'] },
  incomplete: { past: ['now required', 'added', 'renamed'], future: ['removed', 'now optional'] },
  mismatch: { past: ['type changed'], future: ['type changed'] },
};

function labelOf({ kind, name, before }: ChangeEntry, { to }: ChangeStep): string {
  if (kind === 'renamed') return `${before} renamed to ${name} in version ${to}`;
  return `${name} ${kind} in version ${to}`;
}

/**
 * Finds the entry at `/changes` that explains a type error: what happened to one of its names on the way to
 * the chosen version, the newest step first, or on the way from it to newer ones.
 *
 * @param problem - the error
 * @param version - the chosen major version
 * @param steps - all steps, the oldest first
 */
export function findChange(
  { subjects, reason }: Pick<TypeProblem, 'subjects' | 'reason'>,
  version: string,
  steps: readonly ChangeStep[],
): ExplainingChange | undefined {
  const past = steps.filter(({ to }) => Number(to) <= Number(version)).reverse();
  const future = steps.filter(({ from }) => Number(from) >= Number(version));
  const [first] = subjects;
  // What is around an unknown name does not explain it, and neither does a component the type of its prop.
  const explaining = subjects.filter(
    ({ owner, name }) =>
      name === first?.name || (reason === 'mismatch' && (owner !== undefined || !first?.owner)),
  );
  for (const subject of explaining) {
    const places = placesOf(subject);
    const isListed = (section: Section, name: string | undefined) =>
      places.some((place) => place[0] === section && place[1] === name);
    for (const step of past) {
      const entry = step.entries.find(({ section, kind, name, before }) => {
        const isFormerName = kind === 'renamed' && reason === 'unknown';
        return KINDS[reason].past.includes(kind) && isListed(section, isFormerName ? before : name);
      });
      if (entry) return explain(entry, step);
    }
    for (const step of future) {
      const entry = step.entries.find(
        ({ section, kind, name }) => KINDS[reason].future.includes(kind) && isListed(section, name),
      );
      if (entry) return explain(entry, step);
    }
  }
  return undefined;
}

const explain = (entry: ChangeEntry, step: ChangeStep): ExplainingChange => ({
  href: `${step.route}#${entry.id}`,
  label: labelOf(entry, step),
});
