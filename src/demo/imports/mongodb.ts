import { parseMongoDB } from 'react-querybuilder/parseMongoDB';
import { operatorNamesOf } from '../checkQuery';
import { comparison, lookUp, type Operand } from './conditionTokens';
import type { FormatReader, ParsedCondition } from './FormatReader';
import { ImportError } from './importError';
import { type JsonNode, type JsonProperty, parseJson, propertiesOf, sourceOf } from './json';
import { replaceConstructors, toPlainValue } from './mongoValues';
import { parsePattern } from './parsePattern';
import type { ConditionTree } from './tree';

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

function parseFilter(text: string, node: JsonNode): ConditionTree {
  if (node.type !== 'object') {
    throw new ImportError('An object is expected here: { "field": … }.', node.offset);
  }
  const source = sourceOf(text, node);
  const parts = propertiesOf(node).map((property) => parseProperty(text, property));
  if (parts.length === 0) {
    throw new ImportError('This filter has no condition. It selects everything.', node.offset);
  }
  return parts.length === 1
    ? (parts[0] as ConditionTree)
    : { kind: 'and', parts, offset: node.offset, source };
}

function parseProperty(text: string, { key, value, node }: JsonProperty): ConditionTree {
  const place = { offset: node.offset, source: `{${sourceOf(text, node)}}` };
  if (key === '$and' || key === '$or') {
    if (value.type !== 'array' || !value.children?.length) {
      throw new ImportError(`${key} takes a list of objects.`, value.offset);
    }
    const parts = value.children.map((child) => parseFilter(text, child));
    return { kind: key === '$and' ? 'and' : 'or', parts, ...place };
  }
  if (key === '$not') {
    throw new ImportError(
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
  const parts = sorted.map((property): ConditionTree => {
    const source = `{${JSON.stringify(key)}: {${sourceOf(text, property.node)}}}`;
    return { kind: 'condition', offset: property.node.offset, source };
  });
  return { kind: 'and', parts, ...place };
}

const allOperators = (properties: JsonProperty[]) =>
  properties.every(({ key }) => key === '$not' || OPERATORS.includes(key));

/** Reads the one operator of a field. */
function parseOperator(field: string, { key, value }: JsonProperty): ParsedCondition | undefined {
  const operator = lookUp(COMPARISONS, key);
  if (operator) return valueComparison(field, operator, value);
  const list = lookUp(LISTS, key);
  if (list) {
    if (value.type !== 'array') return undefined;
    const values = (value.children ?? []).map(toPlainValue);
    if (values.some((item) => item.value === null)) {
      throw new ImportError(
        `The list of ${key} contains null, which the list of a rule cannot contain. Remove it, and compare with null separately.`,
      );
    }
    const rule = { field, operator: list, value: values.map((item) => item.value) };
    return { rules: [rule], notices: values.flatMap(({ notice }) => notice ?? []) };
  }
  if (key === '$regex' && value.type === 'string') {
    return { rules: [{ field, ...parsePattern(value.value) }] };
  }
  if (key === '$not') return negate(field, value);
  throw new ImportError(
    `The MongoDB parser does not support the operator ${key}. It supports ${OPERATORS.join(', ')} and $not.`,
  );
}

function valueComparison(
  field: string,
  operator: string,
  node: JsonNode,
): ParsedCondition | undefined {
  const { value, notice } = toPlainValue(node);
  const rule = comparison({ field }, operator, { value });
  return rule && { rules: [rule], notices: notice === undefined ? [] : [notice] };
}

function negate(field: string, node: JsonNode): ParsedCondition | undefined {
  const [property, another] = propertiesOf(node);
  if (!property) return undefined;
  if (another) {
    throw new ImportError('A rule cannot have a $not of several operators. Use one $not for each.');
  }
  const read = parseOperator(field, property);
  const [rule] = read?.rules ?? [];
  const operator = rule && NEGATED[rule.operator];
  if (!rule || !operator) return undefined;
  if (/[<>]/.test(operator) && operatorNamesOf(field)?.includes('null')) {
    throw new ImportError(
      `A $not of ${property.key} also selects where "${field}" is null, and no rule does.`,
    );
  }
  return { ...read, rules: [{ ...rule, operator }] };
}

/** Reads a comparison of a field with a field inside `$expr`. */
function parseExpression(node: JsonNode): ParsedCondition | undefined {
  const [operation, another] = propertiesOf(node);
  if (!operation || another) return undefined;
  const operator = lookUp(COMPARISONS, operation.key);
  const [left, right, more] = operation.value.children ?? [];
  if (!operator || !left || !right || more) return undefined;
  const rule = comparison(parseOperand(left), operator, parseOperand(right));
  if (rule && rule.valueSource !== 'field' && operatorNamesOf(rule.field)?.includes('null')) {
    throw new ImportError(`In $expr, “${operation.key}” also compares null. Write it without.`);
  }
  return rule && { rules: [rule] };
}

function parseOperand(node: JsonNode): Operand | undefined {
  if (node.type === 'string' && node.value.startsWith('$')) return { field: node.value.slice(1) };
  return node.type === 'object' ? undefined : { value: toPlainValue(node).value };
}

function readCondition(source: string): ParsedCondition | undefined {
  const [condition] = propertiesOf(parseJson(source));
  if (!condition) return undefined;
  const { key: field, value } = condition;
  if (field === '$expr') return parseExpression(value);
  if (field.startsWith('$')) return undefined;
  const [property, another] = propertiesOf(value);
  if (value.type !== 'object' || isExtended(property)) return valueComparison(field, '=', value);
  if (!property) return undefined;
  if (!property.key.startsWith('$')) return valueComparison(field, '=', value);
  const unknown = propertiesOf(value).find(
    ({ key }) => key.startsWith('$') && key !== '$not' && !OPERATORS.includes(key),
  );
  if (unknown?.key === '$options') return rejectOptions(propertiesOf(value));
  if (unknown) return parseOperator(field, unknown);
  if (another) return undefined;
  return parseOperator(field, property);
}

/** The flags of a regular expression are in a separate property next to it. */
function rejectOptions(properties: JsonProperty[]): undefined {
  const textOf = (name: string) => properties.find(({ key }) => key === name)?.value.value;
  parsePattern(String(textOf('$regex') ?? ''), String(textOf('$options') ?? ''));
  throw new ImportError('$options is empty. Remove it.');
}

/** Whether the first property of an object is the name of a type, as in Extended JSON. */
const isExtended = (property: JsonProperty | undefined) =>
  /^\$(?:date|oid|number\w+|uuid|binary|timestamp|symbol|code|scope|minKey|maxKey|undefined|regularExpression|dbPointer)$/.test(
    property?.key ?? '',
  );

/** The reader of MongoDB queries. */
export const reader: FormatReader = {
  label: 'MongoDB',
  supportedSyntax: `$and, $or, $not, $expr that compares two fields, and ${OPERATORS.join(', ')}`,
  prepare: replaceConstructors,
  parse: (source, independentCombinators) =>
    parseMongoDB(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async findSyntaxError(text) {
    parseJson(text);
    return undefined;
  },
  parseConditions: (text) => parseFilter(text, parseJson(text)),
  emptyGroupPattern: /^\{"\$expr": ?true\}$/,
  readCondition,
};
