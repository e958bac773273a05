import { defaultOperators, type RuleType, toArray } from 'react-querybuilder';
import { fields } from './schema';

const operatorLabels = new Map<string, string>(
  defaultOperators.map(({ name, label }) => [name, label]),
);

/** The most characters of a value that are quoted. */
const MAX_LENGTH = 60;

const truncate = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;

/** Returns the label of a field, or its name if there is none. */
export const fieldLabel = (name: string): string =>
  fields.find((field) => field.name === name.trim())?.label ?? name;

/** Writes a rule for a reader, with its values as the query holds them: text in quotes, numbers without. */
export function describeRule({ field, operator, value, valueSource }: RuleType): string {
  const start = `${fieldLabel(field)} ${operatorLabels.get(operator) ?? operator}`;
  if (/^(?:not)?null$/i.test(operator)) return start;
  const isList = /in$|between$/i.test(operator);
  const items: unknown[] = isList ? toArray(value) : [value];
  const words = items.map((item) =>
    valueSource === 'field' ? fieldLabel(String(item)) : (JSON.stringify(item) ?? ''),
  );
  return truncate(`${start} ${words.join(', ') || 'nothing'}`);
}
