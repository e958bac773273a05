import {
  type FullField,
  filterFieldsByComparator,
  getOption,
  type RuleGroupTypeAny,
  type RuleType,
  toArray,
  toFlatOptionArray,
  toFullOptionList,
} from 'react-querybuilder';
import { fields } from './schema';

const fullFields = toFullOptionList(fields) as FullField[];

const isRange = (operator: string) => /between$/i.test(operator);

/** The names of the fields that the value editor lists for value source "field". */
function comparableNames(field: string, operator: string): string[] {
  const data = getOption(fullFields, field);
  if (!data) return [];
  return toFlatOptionArray(filterFieldsByComparator(data, fullFields, operator)).map(
    ({ value }) => value,
  );
}

/**
 * Makes the function that returns the value of a new rule, or of a rule whose value is reset. Pass it
 * to `<QueryBuilder>` as `getDefaultValue`.
 *
 * The library uses the `defaultValue` of a field for every value source: it would compare with a field
 * named "500", while the select shows the first field. So fields that can be compared with other fields
 * have an `initialValue`, which this function returns for value source "value" only.
 *
 * @param listsAsArrays - whether ranges are stored as arrays
 */
export const defaultValueGetter =
  (listsAsArrays: boolean) =>
  ({ field, operator, valueSource }: RuleType, misc?: { fieldData: FullField }): unknown => {
    if (valueSource !== 'field') return misc?.fieldData.initialValue ?? '';
    const [first = ''] = comparableNames(field, operator);
    if (!isRange(operator)) return first;
    return listsAsArrays ? [first, first] : `${first},${first}`;
  };

/**
 * Replaces values that a rule keeps when its field or operator changes, but that its value editor cannot
 * show: a select that compares fields shows its first field for any other value, and a date input shows
 * nothing for a range.
 *
 * @param query - the query after a change
 * @param listsAsArrays - whether ranges are stored as arrays
 * @returns the query with values that the editors show; the same objects where nothing is replaced
 */
export function fitValues<Q extends RuleGroupTypeAny>(query: Q, listsAsArrays: boolean): Q {
  let isChanged = false;
  const rules = (query.rules as (RuleGroupTypeAny | RuleType | string)[]).map((part) => {
    if (typeof part === 'string') return part;
    const value = 'rules' in part ? undefined : fittingValue(part, listsAsArrays);
    const fitted =
      'rules' in part
        ? fitValues(part, listsAsArrays)
        : value === part.value
          ? part
          : { ...part, value };
    if (fitted !== part) isChanged = true;
    return fitted;
  });
  return isChanged ? ({ ...query, rules } as Q) : query;
}

const DATE_OR_TIME = ['date', 'datetime-local', 'time'];

function fittingValue(rule: RuleType, listsAsArrays: boolean): unknown {
  const { field, operator, value, valueSource } = rule;
  if (/^(?:not)?(?:in|null)$/i.test(operator)) return value;
  if (valueSource === 'field') return fittingFields(rule, listsAsArrays);
  const type = getOption(fullFields, field)?.inputType;
  const isRangeKept = DATE_OR_TIME.includes(type ?? '') && String(value).includes(',');
  return isRangeKept && !isRange(operator) ? (toArray(value)[0] ?? '') : value;
}

function fittingFields({ field, operator, value }: RuleType, listsAsArrays: boolean): unknown {
  const names = comparableNames(field, operator);
  const [first] = names;
  if (first === undefined) return value;
  const given = toArray(value);
  if (!isRange(operator)) {
    if (names.includes(value)) return value;
    return names.includes(given[0]) ? given[0] : first;
  }
  if (given.length === 2 && given.every((name) => names.includes(name))) return value;
  const both = [0, 1].map((index) => (names.includes(given[index]) ? given[index] : first));
  return listsAsArrays || Array.isArray(value) ? both : both.join(',');
}
