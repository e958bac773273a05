import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { type JsonNode, parseJson, propertiesOf, sourceOf } from './json';
import { ImportProblem } from './problem';
import type { Reader } from './reader';
import type { Tree } from './tree';

function treeOf(text: string, node: JsonNode): Tree {
  const place = { offset: node.offset, source: sourceOf(text, node) };
  const [operation, another] = propertiesOf(node);
  if (!operation || another) {
    throw new ImportProblem(
      'An object with one operator is expected here: { "==": [ … ] }.',
      another?.node.offset ?? node.offset,
    );
  }
  const { key, value } = operation;
  if (key === 'and' || key === 'or') {
    if (value.type !== 'array' || !value.children?.length) {
      throw new ImportProblem(`"${key}" takes a list.`, value.offset);
    }
    return { kind: key, parts: value.children.map((child) => treeOf(text, child)), ...place };
  }
  if (key === '!' && value.type === 'object') {
    return { kind: 'not', parts: [treeOf(text, value)], ...place };
  }
  if (key === '!!' && value.type === 'object') return treeOf(text, value);
  return { kind: 'condition', ...place };
}

/** How many arguments the library passes on: a range has three, the rest two. */
const hasTwo = new Set(['==', '===', '!=', '!==', '>', '>=', 'in', 'startsWith', 'endsWith']);

/** The reader of JsonLogic. */
export const reader: Reader = {
  label: 'JsonLogic',
  reads:
    'and, or, !, comparisons of a "var" with a value or another "var", in, startsWith and endsWith',
  parse: (source, independentCombinators) =>
    parseJsonLogic(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async explain(text) {
    parseJson(text);
    return undefined;
  },
  divide: (text) => ({ tree: treeOf(text, parseJson(text)), notices: [] }),
  placeholder: /^\{"==": ?\[1, ?1\]\}$/,
  isComplete(source) {
    const [operation] = propertiesOf(parseJson(source));
    const count = operation?.value.children?.length;
    return !operation || !hasTwo.has(operation.key) || count === 2;
  },
};
