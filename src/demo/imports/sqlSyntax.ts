import { createSyntax } from './tokenize';

const PLAIN = /[a-z_@][\w$@#]*/;
const QUOTED = /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[(?:[^\]]|\]\])*\]/;
const NAME = `(?:${PLAIN.source}|${QUOTED.source})`;
const STRING = /'(?:[^']|'')*'/;
const NUMBER = /(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/;

/** The tokens of SQL. A name can have the name of its table in front of it. */
export const syntax = createSyntax(
  new RegExp(`${STRING.source}|${NAME}(?:\\s*\\.\\s*${NAME})*|${NUMBER.source}`, 'iy'),
  { and: 'and', or: 'or', not: 'not', other: 'null like in between is' },
  /\/\*.*?\*\/|(?:--[^\r\n]*|#(?=\s|$)[^\r\n]*)/sy,
);

/** Matches each part of a name that has several. */
export const NAME_PARTS = new RegExp(NAME, 'gi');
