import {
  defaultOperators,
  isOptionGroupArray,
  type Operator,
  type OptionGroup,
} from 'react-querybuilder';
import { fields, grouped } from '../schema';
import { Call, printValue, Raw } from './print';

const listOrOne = "(operator: string) => (/in$/i.test(operator) ? 'multiselect' : 'select')";

/** What functions of the sample fields are written as. */
const FUNCTIONS: Record<string, string> = {
  'city.valueEditorType': listOrOne,
  'country.valueEditorType': listOrOne,
};

const defaults = new Map<string, string>(defaultOperators.map(({ name, label }) => [name, label]));

/** Operators that are the library's own are written by name. */
function printable(owner: string, key: string, value: unknown): unknown {
  if (typeof value === 'function') {
    const code = FUNCTIONS[`${owner}.${key}`];
    if (!code) throw new Error(`There is no code for the function ${key} of the field ${owner}.`);
    return new Raw(code);
  }
  if (key !== 'operators') return value;
  const list = value as Operator[] | OptionGroup<Operator>[];
  if (isOptionGroupArray(list)) {
    return list.map(({ label, options }) => ({ label, options: printable(owner, key, options) }));
  }
  if (!list.every(({ name, label }) => defaults.get(name) === label)) {
    return list.map(({ name, label }) => ({ name, label }));
  }
  return new Call(
    'operators',
    list.map(({ name }) => name),
  );
}

/**
 * Writes the module with the sample fields.
 *
 * @returns its TypeScript
 */
export function fieldsModule(): string {
  const groups = grouped(fields).map(({ label, options }) => ({
    label,
    options: options.map(({ section, ...field }) =>
      Object.fromEntries(
        Object.entries(field).map(([key, value]) => [key, printable(field.name, key, value)]),
      ),
    ),
  }));
  return `import { defaultOperators, type Field, type OptionGroup } from 'react-querybuilder';

/** The library's operators of these names. */
const operators = (...names: string[]) =>
  names.flatMap((name) => defaultOperators.filter((operator) => operator.name === name));

/** The fields, under the headings that they are listed with. */
export const fields: OptionGroup<Field>[] = ${printValue(groups)};
`;
}
