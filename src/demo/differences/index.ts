import type { Order } from '../data';
import type { RunnableFormat } from '../engines';
import type { ExportChoices } from '../exportChoices';
import { leftOutOf, type Validity } from '../reference';
import type { DemoQuery } from '../state';
import { type Difference, occursIn } from './difference';
import { groups } from './groups';
import { missingValues } from './missingValues';
import { numbers } from './numbers';
import { settings } from './settings';
import { texts } from './texts';

export type { Difference, Example, Origin } from './difference';

/** Every known reason why formats differ, under the headings that it is listed with. */
export const differenceGroups: { id: string; title: string; differences: Difference[] }[] = [
  { id: 'missing-values', title: 'Missing values', differences: missingValues },
  { id: 'text', title: 'Text', differences: texts },
  { id: 'numbers', title: 'Numbers and lists', differences: numbers },
  { id: 'groups', title: 'Groups', differences: groups },
  { id: 'options', title: 'Options', differences: settings },
];

/** Every known reason why formats differ. */
export const differences: Difference[] = differenceGroups.flatMap((group) => group.differences);

/**
 * Makes what explains why a format's answer for a record is not the reference's.
 *
 * @param query - the query
 * @param choices - the choices that it was exported with
 * @param validity - the validators that it was exported with
 * @returns finds the reasons that apply to a format and a record; none when it is not known
 */
export function explainer(
  query: DemoQuery,
  choices: ExportChoices,
  validity: Validity,
): (format: RunnableFormat, record: Order) => Difference[] {
  const isLeftOut = leftOutOf(query, validity);
  return (format, record) =>
    differences.filter(
      (difference) =>
        difference.formats.includes(format) &&
        occursIn(difference, query, { format, choices, record, isLeftOut }),
    );
}
