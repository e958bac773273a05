import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { operatorsOf } from '../checkQuery';
import { comparison, meaningIn, type Operand } from './conditions';
import { type JsonNode, type JsonProperty, parseJson, propertiesOf, sourceOf } from './json';
import { plainValue, withoutConstructors } from './mongoValues';
import { readPattern } from './patterns';
import { ImportProblem } from './problem';
import type { ReadCondition, Reader } from './reader';
import type { Tree } from './tree';

const COMPARISONS: Record<string, string> = {
  $eq: '=',
  $ne: '!=',
  $gt: '>',
  $gte: '>=',
  $lt: '<',
  $lte: '<=',
};
const LISTS: Record<string, string> = { $in: 'in', $nin: 'notIn' };

/** The operators of a field that the parser takes; it passes over others without a word. */
const OPERATORS = [...Object.keys(COMPARISONS), ...Object.keys(LISTS), '$regex'];

const NEGATED: Record<string, string> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  in: 'notIn',
  notIn: 'in',
  null: 'notNull',
  notNull: 'null',
  contains: 'doesNotContain',
  beginsWith: 'doesNotBeginWith',
  endsWith: 'doesNotEndWith',
};

function treeOf(text: string, node: JsonNode): Tree {
  if (node.type !== 'object') {
    throw new ImportProblem('An object is expected here: { "field": … }.', node.offset);
  }
  const source = sourceOf(text, node);
  const parts = propertiesOf(node).map((property) => partOf(text, property));
  if (parts.length === 0) {
    throw new ImportProblem('This filter has no condition. It selects everything.', node.offset);
  }
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
  if (key === '$not') {
    throw new ImportProblem(
      'MongoDB has $not only behind the name of a field. Write { "field": { "$not": … } }.',
      node.offset,
    );
  }
  // Several operators of one field are conditions of their own, in the order of the parser.
  const properties = propertiesOf(value);
  if (key.startsWith('$') || properties.length < 2 || !allOperators(properties)) {
    return { kind: 'condition', ...place };
  }
  const sorted = [...properties].sort((a, b) => (a.key < b.key ? -1 : 1));
  const parts = sorted.map((property): Tree => {
    const source = `{${JSON.stringify(key)}: {${sourceOf(text, property.node)}}}`;
    return { kind: 'condition', offset: property.node.offset, source };
  });
  return { kind: 'and', parts, ...place };
}

const allOperators = (properties: JsonProperty[]) =>
  properties.every(({ key }) => key === '$not' || OPERATORS.includes(key));

/** Reads the one operator of a field. */
function readOperator(field: string, { key, value }: JsonProperty): ReadCondition | undefined {
  const operator = meaningIn(COMPARISONS, key);
  if (operator) return ofValue(field, operator, value);
  const list = meaningIn(LISTS, key);
  if (list) {
    if (value.type !== 'array') return undefined;
    const values = (value.children ?? []).map(plainValue);
    if (values.some((item) => item.value === null)) {
      throw new ImportProblem(`The list of ${key} has null, which no list of a rule can have.`);
    }
    const rule = { field, operator: list, value: values.map((item) => item.value) };
    return { rules: [rule], notices: values.flatMap(({ notice }) => notice ?? []) };
  }
  if (key === '$regex' && value.type === 'string') {
    return { rules: [{ field, ...readPattern(value.value) }] };
  }
  if (key === '$not') return negated(field, value);
  throw new ImportProblem(
    `The operator ${key} is not one that the MongoDB parser reads. It reads ${OPERATORS.join(', ')} and $not.`,
  );
}

function ofValue(field: string, operator: string, node: JsonNode): ReadCondition | undefined {
  const { value, notice } = plainValue(node);
  const rule = comparison({ field }, operator, { value });
  return rule && { rules: [rule], notices: notice === undefined ? [] : [notice] };
}

function negated(field: string, node: JsonNode): ReadCondition | undefined {
  const [property, another] = propertiesOf(node);
  if (!property) return undefined;
  if (another) {
    throw new ImportProblem(
      'A rule cannot have a $not of several operators. Use one $not for each.',
    );
  }
  const read = readOperator(field, property);
  const [rule] = read?.rules ?? [];
  const operator = rule && NEGATED[rule.operator];
  if (!rule || !operator) return undefined;
  if (/[<>]/.test(operator) && operatorsOf(field)?.includes('null')) {
    throw new ImportProblem(
      `A $not of ${property.key} also selects where "${field}" is null, and no rule does.`,
    );
  }
  return { ...read, rules: [{ ...rule, operator }] };
}

/** Reads a comparison of a field with a field inside `$expr`. */
function readExpression(node: JsonNode): ReadCondition | undefined {
  const [operation, another] = propertiesOf(node);
  if (!operation || another) return undefined;
  const operator = meaningIn(COMPARISONS, operation.key);
  const [left, right, more] = operation.value.children ?? [];
  if (!operator || !left || !right || more) return undefined;
  const rule = comparison(operandOf(left), operator, operandOf(right));
  if (rule && rule.valueSource !== 'field' && operatorsOf(rule.field)?.includes('null')) {
    throw new ImportProblem(`In $expr, “${operation.key}” also compares null. Write it without.`);
  }
  return rule && { rules: [rule] };
}

function operandOf(node: JsonNode): Operand | undefined {
  if (node.type === 'string' && node.value.startsWith('$')) return { field: node.value.slice(1) };
  return node.type === 'object' ? undefined : { value: plainValue(node).value };
}

function readCondition(source: string): ReadCondition | undefined {
  const [condition] = propertiesOf(parseJson(source));
  if (!condition) return undefined;
  const { key: field, value } = condition;
  if (field === '$expr') return readExpression(value);
  if (field.startsWith('$')) return undefined;
  const [property, another] = propertiesOf(value);
  if (value.type !== 'object' || isExtended(property)) return ofValue(field, '=', value);
  if (!property) return undefined;
  if (!property.key.startsWith('$')) return ofValue(field, '=', value);
  const unknown = propertiesOf(value).find(
    ({ key }) => key.startsWith('$') && key !== '$not' && !OPERATORS.includes(key),
  );
  if (unknown?.key === '$options') return ofOptions(propertiesOf(value));
  if (unknown) return readOperator(field, unknown);
  if (another) return undefined;
  return readOperator(field, property);
}

/** The flags of a regular expression stand beside it. */
function ofOptions(properties: JsonProperty[]): undefined {
  const textOf = (name: string) => properties.find(({ key }) => key === name)?.value.value;
  readPattern(String(textOf('$regex') ?? ''), String(textOf('$options') ?? ''));
  throw new ImportProblem('$options is empty. Leave it out.');
}

/** Whether the first property of an object is the name of a type, as in Extended JSON. */
const isExtended = (property: JsonProperty | undefined) =>
  /^\$(?:date|oid|number\w+|uuid|binary|timestamp|symbol|code|scope|minKey|maxKey|undefined|regularExpression|dbPointer)$/.test(
    property?.key ?? '',
  );

/** The reader of MongoDB queries. */
export const reader: Reader = {
  label: 'MongoDB',
  reads: `$and, $or, $not, $expr that compares two fields, and ${OPERATORS.join(', ')}`,
  prepare: withoutConstructors,
  parse: (source, independentCombinators) =>
    parseMongoDB(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async explain(text) {
    parseJson(text);
    return undefined;
  },
  divide: (text) => treeOf(text, parseJson(text)),
  placeholder: /^\{"\$expr": ?true\}$/,
  readCondition,
};
