import type { Difference } from './difference';
import { exportOptions } from './exportOptions';
import { groups } from './groups';
import { missingValues } from './missingValues';
import { numbers } from './numbers';
import { strings } from './strings';

export type { Difference, Example, Origin } from './difference';

/** Every known reason why formats differ, under the headings that it is listed with. */
export const differenceGroups: { id: string; title: string; differences: Difference[] }[] = [
  { id: 'missing-values', title: 'Missing values', differences: missingValues },
  { id: 'text', title: 'Strings', differences: strings },
  { id: 'numbers', title: 'Numbers and lists', differences: numbers },
  { id: 'groups', title: 'Groups', differences: groups },
  { id: 'options', title: 'Options', differences: exportOptions },
];

/** Every known reason why formats differ. */
export const differences: Difference[] = differenceGroups.flatMap((group) => group.differences);
