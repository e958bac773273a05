/** The widest line that is written, in characters. */
const WIDTH = 100;

/** A piece of code that is written as it is. */
export class Raw {
  /** @param code - the piece, on one line */
  constructor(readonly code: string) {}
}

/** A call of a function with plain values. */
export class Call {
  /**
   * @param name - the function
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
 * @param value - text, a number, a boolean, null, a {@link Raw} piece, a {@link Call}, or lists and
 * objects of them
 * @param indent - how far the line is indented, in characters
 * @param before - how many characters stand on the line already, behind the indent
 * @param after - how many characters follow on the line
 * @returns the code, without the indent of its first line
 */
export function printValue(value: unknown, indent = 0, before = 0, after = 1): string {
  if (value instanceof Raw) return value.code;
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const line = oneLine(value);
  if (!mustBreak(value) && indent + before + line.length + after <= WIDTH) return line;
  const inner = indent + 2;
  if (value instanceof Call) {
    const values = value.values.map((item) => printValue(item, inner));
    return broken(`${value.name}(`, values, ')', indent);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => printValue(item, inner));
    return broken('[', items, ']', indent);
  }
  const pairs = Object.entries(value).map(([key, item]) => {
    const name = printKey(key);
    return name === oneLine(item) ? name : `${name}: ${printValue(item, inner, name.length + 2)}`;
  });
  return broken('{', pairs, '}', indent);
}

/** Writes each item on a line of its own. */
function broken(open: string, items: string[], close: string, indent: number): string {
  const pad = ' '.repeat(indent);
  return `${open}\n${items.map((item) => `${pad}  ${item},\n`).join('')}${pad}${close}`;
}

/**
 * Writes a line that imports names from a module.
 *
 * @param names - the names, some of which begin with `type `
 * @param module - the module
 * @returns the line, or lines where it would be too long
 */
export function printImport(names: string[], module: string): string {
  const plain = (name: string) => name.replace('type ', '');
  const sorted = [...names].sort((a, b) => plain(a).localeCompare(plain(b), 'en'));
  const line = `import { ${sorted.join(', ')} } from '${module}';`;
  return line.length <= WIDTH ? line : `import ${broken('{', sorted, '}', 0)} from '${module}';`;
}

function oneLine(value: unknown): string {
  if (value instanceof Raw) return value.code;
  if (value instanceof Call) return `${value.name}(${value.values.map(oneLine).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return printValue(value);
  const pairs = Object.entries(value).map(([key, item]) =>
    printKey(key) === oneLine(item) ? key : `${printKey(key)}: ${oneLine(item)}`,
  );
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

const isCollection = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Raw || value instanceof Call);

/** Formatters give each item a line of its own where all of them are lists or objects of several. */
function mustBreak(value: object): boolean {
  const items = Object.values(value);
  const hasSeveral = (item: unknown) => isCollection(item) && Object.keys(item).length > 1;
  return (
    (Array.isArray(value) && items.length > 1 && items.every(hasSeveral)) ||
    items.some((item) => isCollection(item) && mustBreak(item))
  );
}

const printKey = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : printText(key));

/** Writes text in the quotation marks that need fewer escapes. */
function printText(text: string): string {
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
 * @param name - the component
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
  const isWide = indent + line.length > WIDTH || attributes.some((code) => code.includes('\n'));
  const opening = isWide
    ? [`<${name}`, ...attributes.flatMap(indentedLines), end.trimStart()]
    : [line];
  return children ? [...opening, ...children.flatMap(indentedLines), `</${name}>`] : opening;
}

const indentedLines = (code: string) => code.split('\n').map((line) => `  ${line}`);
