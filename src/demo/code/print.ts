/** The maximum line length in characters. */
const MAX_LINE_LENGTH = 100;

/** Code that is printed unchanged. */
export class RawCode {
  /** @param code - the piece, on one line */
  constructor(readonly code: string) {}
}

/** A call of a function with plain values. */
export class FunctionCall {
  /**
   *
   * @param values - what it is called with
   */
  constructor(
    readonly name: string,
    readonly values: unknown[],
  ) {}
}

/**
 * Writes a value as code, in the style that formatters agree on.
 *
 * @param value - text, a number, a boolean, null, a {@link RawCode} piece, a {@link FunctionCall}, or lists and
 * objects of them
 * @param indent - how far the line is indented, in characters
 * @param before - how many characters stand on the line already, behind the indent
 * @param after - how many characters follow on the line
 */
export function printValue(value: unknown, indent = 0, before = 0, after = 1): string {
  if (value instanceof RawCode) return value.code;
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const line = printOnOneLine(value);
  if (!mustBreak(value) && indent + before + line.length + after <= MAX_LINE_LENGTH) return line;
  const inner = indent + 2;
  if (value instanceof FunctionCall) {
    const values = value.values.map((item) => printValue(item, inner));
    return printLines(`${value.name}(`, values, ')', indent);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item, inner));
    return printLines('[', items, ']', indent);
  }
  const pairs = Object.entries(value).map(([key, item]) => {
    const name = printKey(key);
    return name === printOnOneLine(item)
      ? name
      : `${name}: ${printValue(item, inner, name.length + 2)}`;
  });
  return printLines('{', pairs, '}', indent);
}

/** Writes each item on a line of its own. */
function printLines(open: string, items: string[], close: string, indent: number): string {
  const pad = ' '.repeat(indent);
  return `${open}\n${items.map((item) => `${pad}  ${item},\n`).join('')}${pad}${close}`;
}

/**
 * Writes a line that imports names from a module.
 *
 * @param names - the names, some of which begin with `type `
 */
export function printImport(names: string[], module: string): string {
  const plain = (name: string) => name.replace('type ', '');
  const sorted = [...names].sort((a, b) => plain(a).localeCompare(plain(b), 'en'));
  const line = `import { ${sorted.join(', ')} } from '${module}';`;
  return line.length <= MAX_LINE_LENGTH
    ? line
    : `import ${printLines('{', sorted, '}', 0)} from '${module}';`;
}

function printOnOneLine(value: unknown): string {
  if (value instanceof RawCode) return value.code;
  if (value instanceof FunctionCall)
    return `${value.name}(${value.values.map(printOnOneLine).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map(printOnOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return printValue(value);
  const pairs = Object.entries(value).map(([key, item]) =>
    printKey(key) === printOnOneLine(item) ? key : `${printKey(key)}: ${printOnOneLine(item)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

const isCollection = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof RawCode || value instanceof FunctionCall);

/** Formatters give each item a line of its own where all of them are lists or objects of several. */
function mustBreak(value: object): boolean {
  const items = Object.values(value);
  const hasSeveral = (item: unknown) => isCollection(item) && Object.keys(item).length > 1;
  return (
    (Array.isArray(value) && items.length > 1 && items.every(hasSeveral)) ||
    items.some((item) => isCollection(item) && mustBreak(item))
  );
}

const printKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : printString(key));

/** Writes text in the quotation marks that need fewer escapes. */
function printString(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const count = (mark: string) => text.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  // These two end a line in older JavaScript.
  const safe = escaped.replace(/[\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16)}`);
  return `${mark}${safe.replaceAll(mark, `\\${mark}`)}${mark}`;
}

/**
 * Writes a JSX element.
 *
 * @param attributes - what is passed to it, each as code
 * @param children - the lines of its children, without indent; none for a closed element
 * @param indent - how far the element is indented, in characters
 * @returns its lines, without that indent
 */
export function printElement(
  name: string,
  attributes: string[],
  children: string[] | undefined,
  indent: number,
): string[] {
  const end = children ? '>' : ' />';
  const line = `<${[name, ...attributes].join(' ')}${end}`;
  const isWide =
    indent + line.length > MAX_LINE_LENGTH || attributes.some((code) => code.includes('\n'));
  const opening = isWide
    ? [`<${name}`, ...attributes.flatMap(indentedLines), end.trimStart()]
    : [line];
  return children ? [...opening, ...children.flatMap(indentedLines), `</${name}>`] : opening;
}

const indentedLines = (code: string) => code.split('\n').map((line) => `  ${line}`);
