import type { RuleType } from 'react-querybuilder';
import { numericRegex } from 'react-querybuilder';
import {
  ALL,
  comparesFields,
  type Difference,
  held,
  isText,
  itemsOf,
  query,
  rule,
  type Scene,
  SQL,
  takesList,
  takesNothing,
  takesRange,
} from './difference';

/** The type of what the record holds, for rules that compare it with values. */
const kindOf = (part: RuleType, { record }: Scene) =>
  comparesFields(part) || takesNothing(part) ? undefined : typeof held(record, part.field);

/** A number as all the languages write it. */
const PLAIN_NUMBER = /^\s*-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$/;

/** What happens between numbers and text. */
export const numbers: Difference[] = [
  {
    id: 'numbers-in-text',
    title: 'Text that looks like a number',
    because:
      'The query has the number 42 for a field that holds text, and the export writes it without quotes. Only SQL and JsonLogic’s == then compare the number with the text "42". Ranges are written so in any case. The reference compares text with text.',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rule: (part, scene) =>
      kindOf(part, scene) !== 'number' &&
      itemsOf(part).some(
        (item) => typeof item === 'number' || (takesRange(part) && numericRegex.test(String(item))),
      ) &&
      !comparesFields(part),
    examples: [
      { query: query(rule('customer', '=', 42)) },
      { query: query(rule('customer', 'in', [42, 'Beatriz'])) },
    ],
  },
  {
    id: 'numbers-as-text',
    title: 'Numbers in quotes',
    because:
      'An input yields text, and without “parse numbers” the export writes it in quotes. SQL turns it into a number for a column of numbers. JsonLogic’s comparisons do too, but not its lists. MongoDB, and the = of the others, find nothing; the rest of CEL and JSONata is an error. These two and SpEL quote the numbers of lists even when they are numbers in the query.',
    origin: 'export',
    formats: ['mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'],
    rule: (part, scene) =>
      kindOf(part, scene) === 'number' &&
      !scene.choices.parseNumbers &&
      itemsOf(part).some((item) => typeof item === 'string' || takesList(part) || takesRange(part)),
    examples: [
      { query: query(rule('gears', 'in', '8,9')), choices: { parseNumbers: false } },
      { query: query(rule('gears', '=', '8')), choices: { parseNumbers: false } },
    ],
  },
  {
    id: 'no-value',
    title: 'A value that the field cannot hold',
    because:
      'An empty input, or text beside a number, is compared all the same: SQLite ranks text above numbers, JavaScript counts empty text as 0, CEL and JSONata refuse. The reference gives no answer, as for a missing value. Switch on “Leave out what is not valid”.',
    origin: 'language',
    formats: ALL,
    rule: (part, scene) => {
      const kind = kindOf(part, scene);
      if (isText(part)) return false;
      return itemsOf(part).some((item) => {
        if (kind === 'number') return !PLAIN_NUMBER.test(String(item));
        if (kind === 'boolean') return typeof item !== 'boolean';
        return kind !== undefined && kind !== 'undefined' && (item ?? null) === null;
      });
    },
    examples: [
      { query: query(rule('total', '<', '')) },
      { query: query(rule('gears', '<=', '')) },
      { query: query(rule('total', '!=', 'free')) },
    ],
  },
  {
    id: 'reversed-range',
    title: 'A range the wrong way round',
    because:
      'Of two numbers the export puts the lower one first, except in MongoDB and where values are parameters. In SQL it does so only with “parse numbers”. Text and days are never swapped.',
    origin: 'export',
    formats: [...SQL, 'mongodb'],
    rule: (part, { format, choices }) => {
      if (!takesRange(part) || comparesFields(part)) return false;
      const [first, second] = itemsOf(part).map(Number) as [number, number];
      return second < first && (format !== 'sql' || !choices.parseNumbers);
    },
    examples: [
      { query: query(rule('total', 'between', '1500,1000')) },
      { query: query(rule('total', 'between', '1500,1000')), choices: { parseNumbers: false } },
    ],
  },
  {
    id: 'list-as-value',
    title: 'A list where one value belongs',
    because:
      'When the operator changes from “in” to =, the value may stay a list. MongoDB looks for the whole list, SQLite cannot bind it as a parameter, and the text formats write its values as one text in which quotes are not escaped.',
    origin: 'export',
    formats: ALL.filter((format) => format !== 'jsonlogic'),
    rule: (part) =>
      !takesList(part) && !takesRange(part) && !takesNothing(part) && Array.isArray(part.value),
    examples: [
      { query: query(rule('city', '=', ['kyoto'])) },
      { query: query(rule('customer', '=', ["Sean O'Malley"])) },
      { query: query(rule('customer', '=', ['Jo "Gears" Tan'])) },
    ],
  },
];
