import type { ChangeKind, StepPage } from '../../../src/changes/types';
import type { ChangeStep } from '../../../src/sandbox/types/findChange';

/** What makes no code fail to compile. */
const HARMLESS: ReadonlySet<ChangeKind> = new Set([
  'default changed',
  'value changed',
  'deprecated',
]);

/** Lists the changes of a step that can be the cause of a type error, without what only the page shows. */
export const breakingChanges = ({ from, to, route, sections }: StepPage): ChangeStep => ({
  from,
  to,
  route,
  entries: sections.flatMap(({ section, groups }) =>
    groups
      .flatMap(({ entries }) => entries)
      .filter(({ kind }) => !HARMLESS.has(kind))
      .map(({ kind, name, before, id }) => ({
        section,
        kind,
        name,
        id,
        ...(kind === 'renamed' && before !== undefined && { before }),
      })),
  ),
});
