import { fields } from '../schema';
import { ImportError } from './importError';
import { NAME_PARTS } from './sqlSyntax';
import type { Token } from './tokenize';

/** Tokens without the redundant ones, and a notice for each omission. */
interface PlainTokens {
  tokens: Token[];
  /** What was left out, each in a sentence. */
  notices: string[];
}

const IS_NAME = /^["`[a-z_@]/i;

/** Types that a value can be cast to, each with the form in which the cast does not change the value. */
const CASTS: [types: RegExp, value: RegExp][] = [
  [/^date$/i, /^'\d{4}-\d\d-\d\d'$/],
  [/^(?:timestamp|timestamptz|datetime|datetime2)$/i, /^'\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?'$/],
  [/^time$/i, /^'\d\d:\d\d(?::\d\d)?'$/],
  [/^(?:int|integer|bigint|smallint|int4|int8)$/i, /^'?\d+'?$/],
  [/^(?:numeric|decimal|float|float8|real|double)$/i, /^'?\d+(?:\.\d+)?'?$/],
  [/^(?:text|varchar|char|nvarchar)$/i, /^'/],
];

const keepsValue = (type: string, value: string) =>
  CASTS.some(([types, form]) => types.test(type) && form.test(value));

const tokenTexts = (tokens: Token[], at: number, length: number) =>
  tokens.slice(at, at + length).map(({ text }) => text);

const matchesSequence = (texts: string[], ...forms: RegExp[]) =>
  forms.length === texts.length && forms.every((form, index) => form.test(texts[index] as string));

/**
 * Leaves out the names of tables before the names of columns, and casts that do not change a value. A
 * field is found whatever the letter case of its name is, as in SQL.
 *
 * @param tokens - the tokens of a WHERE expression
 * @returns the tokens that are left, in their places
 * @throws {@link ImportError} at a placeholder for a value, and where one name stands for columns of
 *   two tables
 */
export function removeQualifiersAndCasts(tokens: Token[]): PlainTokens {
  const plain: Token[] = [];
  const types = new Set<string>();
  const tables = new Map<string, string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const texts = (length: number) => tokenTexts(tokens, at, length);
    checkPlaceholder(token, tokens[at + 1], tokens[at - 1]);
    const [, , value = '', , type = ''] = texts(6);
    const [first = '', second = ''] = texts(2);
    if (
      matchesSequence(texts(6), /^cast$/i, /^\($/, /^['\d]/, /^as$/i, /^[a-z]/i, /^\)$/) &&
      keepsValue(type, value)
    ) {
      plain.push(tokens[at + 2] as Token);
      types.add(`CAST(… AS ${type})`);
      at += 5;
    } else if (/^(?:date|time|timestamp|datetime)$/i.test(first) && keepsValue(first, second)) {
      types.add(first);
    } else if (
      matchesSequence(texts(3), /^:$/, /^:$/, /^[a-z]/i) &&
      keepsValue(texts(3)[2] as string, tokens[at - 1]?.text ?? '')
    ) {
      types.add(`::${texts(3)[2]}`);
      at += 2;
    } else {
      plain.push(
        token.kind === 'operand' && IS_NAME.test(first) ? resolveColumn(token, tables) : token,
      );
    }
  }
  const qualifiers = [...new Set(tables.values())].filter((table) => table !== '');
  return {
    tokens: plain,
    notices: [
      ...(qualifiers.length > 0 ? [`Table names were left out: ${qualifiers.join(', ')}.`] : []),
      ...(types.size > 0 ? [`Value types were left out: ${[...types].join(', ')}.`] : []),
    ],
  };
}

/** A statement with placeholders has its values elsewhere. */
function checkPlaceholder(token: Token, next: Token | undefined, before: Token | undefined): void {
  // A second colon begins a type.
  const isNext = next?.offset === token.end && before?.text !== ':';
  const isNamed = /^[:$%]$/.test(token.text) && isNext && /^(?:\w|\()/.test(next?.text ?? '');
  const isPlaceholder = token.text === '?' || /^@\w/.test(token.text) || isNamed;
  if (!isPlaceholder) return;
  const name = isNamed ? `${token.text}${next?.text}` : token.text;
  throw new ImportError(
    `${name} is a placeholder for a value that is not in the text. Replace it with the value.`,
    token.offset,
  );
}

/** The last part of a name, in the letter case of the field, at its own place. */
function resolveColumn(token: Token, tables: Map<string, string>): Token {
  const parts = [...token.text.matchAll(NAME_PARTS)];
  const last = parts.at(-1);
  if (!last) return token;
  const [quoted] = last;
  const [open, close] = /^["`[]/.test(quoted) ? [quoted.slice(0, 1), quoted.slice(-1)] : ['', ''];
  const inner = quoted.slice(open.length, quoted.length - close.length);
  const field = fields.find(({ name }) => name.toLowerCase() === inner.toLowerCase());
  if (!field) return token;
  const table = parts
    .slice(0, -1)
    .map(([part]) => part.replace(/^["`[]|["`\]]$/g, ''))
    .join('.');
  const other = tables.get(field.name);
  if (other !== undefined && other !== table && other !== '' && table !== '') {
    throw new ImportError(
      `“${field.name}” is a column of two tables here, ${other} and ${table}. The demo has one table.`,
      token.offset,
    );
  }
  tables.set(field.name, table || (other ?? ''));
  const offset = token.offset + last.index;
  return { ...token, text: `${open}${field.name}${close}`, offset };
}
