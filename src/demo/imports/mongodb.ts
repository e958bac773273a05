import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { type JsonNode, type JsonProperty, parseJson, propertiesOf, sourceOf } from './json';
import { ImportProblem } from './problem';
import type { Reader } from './reader';
import type { Tree } from './tree';

/** The operators of a field that the parser takes; it passes over others without a word. */
const OPERATORS = new Set('$eq $ne $gt $gte $lt $lte $in $nin $regex $not'.split(' '));

function treeOf(text: string, node: JsonNode): Tree {
  if (node.type !== 'object') {
    throw new ImportProblem('An object is expected here: { "field": … }.', node.offset);
  }
  const source = sourceOf(text, node);
  const parts = propertiesOf(node).map((property) => partOf(text, property));
  return parts.length === 1
    ? (parts[0] as Tree)
    : { kind: 'and', parts, offset: node.offset, source };
}

function partOf(text: string, { key, value, node }: JsonProperty): Tree {
  const place = { offset: node.offset, source: `{${sourceOf(text, node)}}` };
  if (key === '$and' || key === '$or') {
    if (value.type !== 'array' || !value.children?.length) {
      throw new ImportProblem(`${key} takes a list of objects.`, value.offset);
    }
    const parts = value.children.map((child) => treeOf(text, child));
    return { kind: key === '$and' ? 'and' : 'or', parts, ...place };
  }
  if (key === '$not') return { kind: 'not', parts: [treeOf(text, value)], ...place };
  return { kind: 'condition', ...place };
}

/** Finds an operator that the parser does not take, in the conditions of a field. */
function unknownOperator(node: JsonNode): JsonProperty | undefined {
  for (const property of propertiesOf(node)) {
    if (!OPERATORS.has(property.key)) return property;
    const inner = property.key === '$not' && unknownOperator(property.value);
    if (inner) return inner;
  }
  return undefined;
}

function divide(text: string) {
  const tree = treeOf(text, parseJson(text));
  return { tree, notices: [] };
}

/** The reader of MongoDB queries. */
export const reader: Reader = {
  label: 'MongoDB',
  reads: `$and, $or, $not, $expr that compares two fields, and ${[...OPERATORS].slice(0, -1).join(', ')}`,
  parse: (source, independentCombinators) =>
    parseMongoDB(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async explain(text) {
    parseJson(text);
    return undefined;
  },
  divide,
  placeholder: /^\{"\$expr": ?true\}$/,
  isComplete(source) {
    const [condition] = propertiesOf(parseJson(source));
    if (!condition || condition.key.startsWith('$')) return true;
    return condition.value.type !== 'object' || !unknownOperator(condition.value);
  },
};
