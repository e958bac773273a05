import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ImportError } from './importError';

/** A value of a JSON text, with its place. */
export type JsonNode = Node;

/** What the parser's codes mean to a reader. */
const SENTENCES: Record<string, string> = {
  InvalidSymbol: 'This is not a value. Strings need quotation marks: "…".',
  InvalidNumberFormat: 'This is not a number.',
  PropertyNameExpected: 'A name in quotation marks is missing.',
  ValueExpected: 'A value is missing.',
  ColonExpected: 'A colon is missing.',
  CommaExpected: 'A comma is missing.',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'Unexpected text after the end of the JSON.',
  UnexpectedEndOfString: 'The closing quotation mark is missing.',
  InvalidCommentToken: 'Comments are not allowed in JSON.',
};

/**
 * Parses JSON strictly.
 *
 * @throws {@link ImportError} at the first fault
 */
export function parseJson(text: string): JsonNode {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const code = printParseErrorCode(error.error);
    throw new ImportError(SENTENCES[code] ?? 'This is not JSON.', error.offset);
  }
  if (!root) throw new ImportError('A value is missing.', 0);
  checkNames(root);
  return root;
}

/** Of two properties with one name, a parser of JSON keeps the second without a word. */
function checkNames(root: JsonNode): void {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    const names = new Set<string>();
    for (const { key, node: property } of propertiesOf(node)) {
      if (names.has(key)) {
        throw new ImportError(`The object has two properties named "${key}".`, property.offset);
      }
      names.add(key);
    }
    open.push(...(node.children ?? []));
  }
}

/** A property of an object, with its place. */
export interface JsonProperty {
  key: string;
  value: JsonNode;
  node: JsonNode;
}

/**
 * Lists the properties of an object.
 *
 * @param node - the object; any other node has no properties
 * @returns its properties, in the order of the text
 */
export function propertiesOf(node: JsonNode): JsonProperty[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).map((child) => {
    const [key, value] = child.children as [JsonNode, JsonNode];
    return { key: key.value as string, value, node: child };
  });
}

/** Cuts a value out of its text. */
export const sourceOf = (text: string, { offset, length }: JsonNode): string =>
  text.slice(offset, offset + length);
