import fc from 'fast-check';
import { orders } from '../../../../src/demo/data';
import type { ImportFormatId } from '../../../../src/demo/imports/formats';

/** One comparison, before it is written in a language. */
interface Atom {
  field: string;
  operator: string;
  value: unknown;
  /** The other side is written first. */
  isFlipped: boolean;
  /** The other side is a field. */
  isField: boolean;
}

/** Conditions and how they are joined. */
type Shape = Atom | { kind: 'and' | 'or' | 'not'; parts: Shape[] };

const from = <T>(values: readonly T[]) => fc.constantFrom(...values);

const numbers = fc.oneof(
  {
    weight: 8,
    arbitrary: from(orders.flatMap(({ gears, total, deposit }) => [gears, total, deposit])),
  },
  { weight: 1, arbitrary: from([-5, -0.5, 1e3, 0.1, 7]) },
  // Not numbers, or not as such.
  { weight: 1, arbitrary: from(['500', 'abc', true, null]) },
);

const days = fc.oneof(
  {
    weight: 8,
    arbitrary: from(orders.flatMap(({ ordered, delivered }) => [ordered, delivered ?? ordered])),
  },
  {
    weight: 2,
    arbitrary: from([
      '2026-02-30',
      '2026-02-01T00:00:00Z',
      '2026-02-01 00:00:00',
      '2026-02-01T12:30:00Z',
      'today',
      null,
      20260201,
    ]),
  },
);

const AWKWARD = [
  "O'Hara",
  'a"b',
  '50%',
  'under_score',
  'a\\b',
  'a.b',
  'A+',
  'x*',
  '(1)',
  '[b]',
  '{c}',
  '^a',
  'b$',
  '42',
  '007',
  '1e3',
  '1/2',
  'null',
  'true',
  '',
  ' a ',
  'a,b',
  '日本',
  'é',
  '/x/',
  '$5',
  '%',
  '_ob',
  'a.*b',
  'line\nbreak',
  '--',
  '/*',
  '#',
  '?',
  '\\d',
  "''",
];

const texts = fc.oneof(
  {
    weight: 4,
    arbitrary: from(orders.flatMap(({ customer, notes }) => [customer, notes ?? customer])),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        from(orders.flatMap(({ customer, notes }) => [customer, notes ?? customer])),
        fc.nat(9),
        fc.nat(5),
      )
      .map(([text, start, length]) => text.slice(start, start + length + 1)),
  },
  { weight: 3, arbitrary: from(AWKWARD) },
  { weight: 1, arbitrary: from([42, true, null]) },
);

const choices = (...values: string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: from(values) },
    { weight: 1, arbitrary: from(['Kyoto', 'paris', '', 'web ', null]) },
  );

const VALUES: Record<string, fc.Arbitrary<unknown>> = {
  customer: texts,
  notes: texts,
  city: choices('bogota', 'kyoto', 'lisbon', 'utrecht'),
  country: choices('NL', 'PT', 'JP', 'CO', 'BR'),
  kind: choices('cargo', 'folding', 'gravel', 'touring'),
  channel: choices('phone', 'shop', 'web'),
  gears: numbers,
  total: numbers,
  deposit: numbers,
  ordered: days,
  delivered: days,
  updated: from([
    ...orders.map(({ updated }) => updated),
    '2026-02-01',
    '2026-02-01 12:30:00',
    '2026-02-01T12:30:00Z',
    '2026-02-01T12:30:15',
    '2026-02-01T12:30:00+02:00',
  ]),
  pickup: from(['09:30', '12:00', '09:30:00', '25:00', '9:30', '17:00:30']),
  insured: fc.oneof({ weight: 6, arbitrary: fc.boolean() }, from([0, 1, 'true'])),
  paid: fc.oneof({ weight: 6, arbitrary: fc.boolean() }, from([0, 1, 'true'])),
};

const ORDERING = ['=', '!=', '<', '>', '<=', '>=', 'between', 'notBetween'];
const WORDING = ['contains', 'beginsWith', 'endsWith', 'doesNotContain'];
const OPERATORS: Record<string, string[]> = {
  customer: ['=', '!=', ...WORDING, ...WORDING, 'in', 'notIn', '>'],
  notes: [...WORDING, ...WORDING, 'null', 'notNull', '='],
  city: ['=', '!=', 'in', 'notIn', 'contains'],
  country: ['=', '!=', 'in', 'notIn'],
  updated: ORDERING,
  kind: ['=', '!=', 'in', 'notIn'],
  channel: ['=', '!=', '<'],
  gears: ORDERING,
  total: ORDERING,
  deposit: ORDERING,
  ordered: ORDERING,
  delivered: [...ORDERING, 'null', 'notNull'],
  pickup: ORDERING,
  insured: ['=', '!='],
  paid: ['=', '!='],
};

const PARTNERS: Record<string, string> = {
  total: 'deposit',
  deposit: 'total',
  ordered: 'delivered',
  delivered: 'ordered',
  gears: 'total',
  customer: 'notes',
};

const atom: fc.Arbitrary<Atom> = from(Object.keys(VALUES)).chain((field) =>
  from(OPERATORS[field] as string[]).chain((operator) => {
    const one = VALUES[field] as fc.Arbitrary<unknown>;
    const isRange = /between$/i.test(operator);
    const value: fc.Arbitrary<unknown> = isRange
      ? fc.tuple(one, one, fc.nat(3)).map(([a, b, dice]) => {
          const isSorted = (a as number) <= (b as number);
          // Most ranges have something in them.
          return isSorted || dice === 0 ? [a, b] : [b, a];
        })
      : /in$/i.test(operator) && operator !== 'contains'
        ? fc.array(one, { minLength: 1, maxLength: 3 })
        : one;
    const isPlain = ORDERING.includes(operator) && !isRange;
    return fc.record({ value, isFlipped: fc.nat(7), isField: fc.nat(7) }).map((drawn): Atom => {
      const isField = isPlain && drawn.isField === 0 && field in PARTNERS;
      return {
        field,
        operator,
        value: isField ? PARTNERS[field] : drawn.value,
        isFlipped: isPlain && drawn.isFlipped === 0,
        isField,
      };
    });
  }),
);

const shape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'shape' },
    { weight: 4, arbitrary: atom },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: from(['and', 'or'] as const),
        parts: fc.array(tie('shape'), { minLength: 2, maxLength: 3, depthIdentifier: 'shape' }),
      }),
    },
    {
      weight: 1,
      arbitrary: tie('shape').map((part): Shape => ({ kind: 'not', parts: [part] })),
    },
  ),
})).shape;

/** How one language is written. */
interface Language {
  atom: (atom: Atom) => string;
  and: string;
  or: string;
  not: (inner: string) => string;
  spaces: string[];
}

const FLIPPED: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** A comparison with an operator sign, whichever side comes first. */
function compared(
  { field, operator, value, isFlipped, isField }: Atom,
  literal: (value: unknown) => string,
  signs: Record<string, string> = {},
): string {
  const other = isField ? String(value) : literal(value);
  const sign = isFlipped ? (FLIPPED[operator] ?? operator) : operator;
  const written = signs[sign] ?? sign;
  return isFlipped ? `${other} ${written} ${field}` : `${field} ${written} ${other}`;
}

const listOf = (value: unknown, literal: (value: unknown) => string) =>
  (value as unknown[]).map(literal).join(', ');

const sqlLiteral = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value).toUpperCase();

const sql: Language = {
  atom(given) {
    const { field, operator, value } = given;
    const text = (pattern: string) => sqlLiteral(pattern);
    switch (operator) {
      case 'null':
        return `${field} IS NULL`;
      case 'notNull':
        return `${field} is not null`;
      case 'in':
        return `${field} IN (${listOf(value, sqlLiteral)})`;
      case 'notIn':
        return `${field} not in (${listOf(value, sqlLiteral)})`;
      case 'between':
        return `${field} BETWEEN ${(value as unknown[]).map(sqlLiteral).join(' AND ')}`;
      case 'notBetween':
        return `${field} not between ${(value as unknown[]).map(sqlLiteral).join(' and ')}`;
      case 'contains':
        return `${field} LIKE ${text(`%${value}%`)}`;
      case 'doesNotContain':
        return `${field} NOT LIKE ${text(`%${value}%`)}`;
      case 'beginsWith':
        return `${field} like ${text(`${value}%`)}`;
      case 'endsWith':
        return `${field} like ${text(`%${value}`)}`;
      default:
        return compared(given, sqlLiteral, { '!=': '<>' });
    }
  },
  and: 'AND',
  or: 'or',
  not: (inner) => `NOT (${inner})`,
  spaces: [' ', '\n', ' -- a comment, and more\n', ' /* or total = 1 */ ', '\r\n  '],
};

const quotedText = (value: unknown) =>
  typeof value === 'string'
    ? `"${value.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`
    : `${value}`;

const METHODS: Record<string, string> = {
  contains: 'contains',
  beginsWith: 'startsWith',
  endsWith: 'endsWith',
};

const cel: Language = {
  atom(given) {
    const { field, operator, value } = given;
    const [low, high] = Array.isArray(value) ? value.map(quotedText) : [];
    switch (operator) {
      case 'null':
        return `${field} == null`;
      case 'notNull':
        return `${field} != null`;
      case 'in':
        return `${field} in [${listOf(value, quotedText)}]`;
      case 'notIn':
        return `!(${field} in [${listOf(value, quotedText)}])`;
      case 'between':
        return `(${field} >= ${low} && ${field} <= ${high})`;
      case 'notBetween':
        return `(${field} < ${low} || ${field} > ${high})`;
      case 'doesNotContain':
        return `!${field}.contains(${quotedText(value)})`;
      case 'contains':
      case 'beginsWith':
      case 'endsWith':
        return `${field}.${METHODS[operator]}(${quotedText(value)})`;
      default:
        return compared(given, quotedText, { '=': '==' });
    }
  },
  and: '&&',
  or: '||',
  not: (inner) => `!(${inner})`,
  spaces: [' ', '\n', ' // a comment && more\n'],
};

const spelLiteral = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;
const regexText = (value: unknown) => String(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const spel: Language = {
  atom(given) {
    const { field, operator, value } = given;
    const values = Array.isArray(value) ? value.map(spelLiteral) : [];
    // Half of the patterns are escaped, as a careful writer does.
    const pattern = String(value).length % 2 === 0 ? regexText(value) : String(value);
    switch (operator) {
      case 'null':
        return `${field} == null`;
      case 'notNull':
        return `${field} != null`;
      case 'in':
        return `(${values.map((item) => `${field} == ${item}`).join(' or ')})`;
      case 'notIn':
        return `!(${values.map((item) => `${field} == ${item}`).join(' or ')})`;
      case 'between':
        return `(${field} >= ${values[0]} and ${field} <= ${values[1]})`;
      case 'notBetween':
        return `(${field} < ${values[0]} or ${field} > ${values[1]})`;
      case 'contains':
        return `${field} matches ${spelLiteral(pattern)}`;
      case 'doesNotContain':
        return `!(${field} matches ${spelLiteral(pattern)})`;
      case 'beginsWith':
        return `${field} matches ${spelLiteral(`^${pattern}`)}`;
      case 'endsWith':
        return `${field} matches ${spelLiteral(`${pattern}$`)}`;
      default:
        return compared(given, spelLiteral, { '=': '==' });
    }
  },
  and: 'and',
  or: '||',
  not: (inner) => `!(${inner})`,
  spaces: [' ', '\n'],
};

const jsonata: Language = {
  atom(given) {
    const { field, operator, value } = given;
    const values = Array.isArray(value) ? value.map(quotedText) : [];
    const isEscaped = String(value).length % 2 === 0;
    const pattern = (isEscaped ? regexText(value) : String(value)).replace(/(?<!\\)\//g, '\\/');
    const flags = String(value).length % 7 === 3 ? 'i' : '';
    switch (operator) {
      case 'null':
        return `${field} = null`;
      case 'notNull':
        return `${field} != null`;
      case 'in':
        return `${field} in [${values.join(', ')}]`;
      case 'notIn':
        return `$not(${field} in [${values.join(', ')}])`;
      case 'between':
        return `(${field} >= ${values[0]} and ${field} <= ${values[1]})`;
      case 'notBetween':
        return `$not(${field} >= ${values[0]} and ${field} <= ${values[1]})`;
      case 'contains':
        return `$contains(${field}, ${isEscaped ? quotedText(String(value)) : `/${pattern}/${flags}`})`;
      case 'doesNotContain':
        return `$not($contains(${field}, ${quotedText(String(value))}))`;
      case 'beginsWith':
        return `$contains(${field}, /^${pattern}/${flags})`;
      case 'endsWith':
        return `$contains(${field}, /${pattern}$/${flags})`;
      default:
        return compared(given, quotedText);
    }
  },
  and: 'and',
  or: 'or',
  not: (inner) => `$not(${inner})`,
  spaces: [' ', '\n', ' /* a comment and more */ '],
};

/** Writes a shape as an expression, with the brackets that its grammar needs. */
function expression(language: Language, given: Shape, space: string, isTop = true): string {
  if (!('kind' in given)) return language.atom(given);
  if (given.kind === 'not') {
    return language.not(expression(language, given.parts[0] as Shape, space));
  }
  const word = given.kind === 'and' ? language.and : language.or;
  const written = given.parts
    .map((part) => expression(language, part, space, false))
    .join(`${space}${word} `);
  return isTop ? written : `(${written})`;
}

const MONGO: Record<string, string> = {
  '=': '$eq',
  '!=': '$ne',
  '<': '$lt',
  '>': '$gt',
  '<=': '$lte',
  '>=': '$gte',
  in: '$in',
  notIn: '$nin',
};

function mongoAtom({ field, operator, value, isField, isFlipped }: Atom): object {
  const isEscaped = String(value).length % 2 === 0;
  const pattern = isEscaped ? regexText(value) : String(value);
  const options = String(value).length % 5 === 3 ? { $options: 'i' } : {};
  const [low, high] = Array.isArray(value) ? value : [];
  if (isField) return { $expr: { [MONGO[operator] as string]: [`$${field}`, `$${value}`] } };
  switch (operator) {
    case 'null':
      return { [field]: null };
    case 'notNull':
      return { [field]: { $ne: null } };
    case 'between':
      return { [field]: { $gte: low, $lte: high } };
    case 'notBetween':
      return { $or: [{ [field]: { $lt: low } }, { [field]: { $gt: high } }] };
    case 'contains':
      return { [field]: { $regex: pattern, ...options } };
    case 'doesNotContain':
      return { [field]: { $not: { $regex: pattern } } };
    case 'beginsWith':
      return { [field]: { $regex: `^${pattern}`, ...options } };
    case 'endsWith':
      return { [field]: { $regex: `${pattern}$` } };
    case '=':
      return isFlipped ? { [field]: { $eq: value } } : { [field]: value };
    default: {
      const condition = { [MONGO[operator] as string]: value };
      return { [field]: isFlipped ? { $not: condition } : condition };
    }
  }
}

function mongo(given: Shape): object {
  if (!('kind' in given)) return mongoAtom(given);
  const [first, ...rest] = given.parts.map(mongo) as [object, ...object[]];
  if (given.kind === 'not') return { $nor: [first] };
  // Conditions of different fields may stand in one object.
  const keys = [first, ...rest].flatMap(Object.keys);
  const isFlat = new Set(keys).size === keys.length && keys.every((key) => !key.startsWith('$'));
  return given.kind === 'and' && isFlat
    ? Object.assign({}, first, ...rest)
    : { [`$${given.kind}`]: [first, ...rest] };
}

function logic(given: Shape): object {
  if ('kind' in given) {
    const parts = given.parts.map(logic);
    return given.kind === 'not' ? { '!': parts[0] } : { [given.kind]: parts };
  }
  const { field, operator, value, isFlipped, isField } = given;
  const variable = { var: field };
  const other = isField ? { var: value } : value;
  const [low, high] = Array.isArray(value) ? value : [];
  switch (operator) {
    case 'null':
      return { '==': [variable, null] };
    case 'notNull':
      return { '!==': [variable, null] };
    case 'in':
      return { in: [variable, value] };
    case 'notIn':
      return { '!': { in: [variable, value] } };
    case 'between':
      return { '<=': [low, variable, high] };
    case 'notBetween':
      return { '!': [{ '<=': [low, variable, high] }] };
    case 'contains':
      return { in: [value, variable] };
    case 'doesNotContain':
      return { '!': { in: [value, variable] } };
    case 'beginsWith':
      return { startsWith: [variable, value] };
    case 'endsWith':
      return { endsWith: [variable, value] };
    default: {
      const sign = { '=': String(value).length % 2 === 0 ? '===' : '==' }[operator] ?? operator;
      return isFlipped
        ? { [FLIPPED[sign] ?? sign]: [other, variable] }
        : { [sign]: [variable, other] };
    }
  }
}

const inLanguage = (language: Language) =>
  fc
    .tuple(shape, from(language.spaces))
    .map(([given, space]) => expression(language, given, space));
const asJson = (write: (given: Shape) => object) =>
  fc
    .tuple(shape, from([0, 2]))
    .map(([given, indent]) => JSON.stringify(write(given), null, indent));

/** Texts in each format: conditions of all kinds, most of which a rule can hold, joined in all ways. */
export const importTexts: Record<ImportFormatId, fc.Arbitrary<string>> = {
  sql: inLanguage(sql),
  cel: inLanguage(cel),
  spel: inLanguage(spel),
  jsonata: inLanguage(jsonata),
  mongodb: asJson(mongo),
  jsonlogic: asJson(logic),
};
