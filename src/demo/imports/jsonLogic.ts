import type { RuleType } from 'react-querybuilder';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { comparison, listComparison, lookUp, type Operand } from './conditionTokens';
import { isStringField } from './convertRuleValues';
import type { FormatReader } from './FormatReader';
import { ImportError } from './importError';
import { type JsonNode, parseJson, propertiesOf, sourceOf } from './json';
import type { ConditionTree } from './tree';

function parseNode(text: string, node: JsonNode): ConditionTree {
  const place = { offset: node.offset, source: sourceOf(text, node) };
  const [operation, another] = propertiesOf(node);
  if (!operation || another) {
    throw new ImportError(
      'An object with one operator is expected here: { "==": [ … ] }.',
      another?.node.offset ?? node.offset,
    );
  }
  const { key, value } = operation;
  if (key === 'and' || key === 'or') {
    if (value.type !== 'array' || !value.children?.length) {
      throw new ImportError(`"${key}" takes a list.`, value.offset);
    }
    return { kind: key, parts: value.children.map((child) => parseNode(text, child)), ...place };
  }
  if (key === '!' || key === '!!') {
    // One argument may stand in a list or by itself.
    const inner =
      value.type === 'array' && value.children?.length === 1 ? value.children[0] : value;
    if (inner?.type === 'object' && propertiesOf(inner)[0]?.key !== 'var') {
      const part = parseNode(text, inner);
      return key === '!!' ? part : { kind: 'not', parts: [part], ...place };
    }
  }
  return { kind: 'condition', ...place };
}

const COMPARISONS: Record<string, string> = {
  '==': '=',
  '===': '=',
  '!=': '!=',
  '!==': '!=',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
};
const STRING_OPERATORS: Record<string, string> = { startsWith: 'beginsWith', endsWith: 'endsWith' };

/** Reads an argument: a "var" without a default, or a plain value. */
function parseOperand(node: JsonNode | undefined): Operand | undefined {
  if (!node) return undefined;
  if (node.type !== 'object') return node.type === 'array' ? undefined : { value: node.value };
  const [property, another] = propertiesOf(node);
  if (property?.key !== 'var' || another) return undefined;
  const { value } = property;
  return value.type === 'string' ? { field: value.value } : undefined;
}

const parseOperands = (nodes: JsonNode[]): Operand[] | undefined => {
  const operands = nodes.map(parseOperand);
  return operands.every((operand) => operand !== undefined) ? operands : undefined;
};

function parseRules(key: string, nodes: JsonNode[]): RuleType[] | undefined {
  const [first, second, third] = nodes;
  if (nodes.length === 3 && (key === '<' || key === '<=')) {
    const [left, bound] = [parseOperands([first, third] as JsonNode[]), parseOperand(second)];
    if (key === '<=') return asArray(listComparison(bound, 'between', left));
    const rules = [comparison(bound, '>', left?.[0]), comparison(bound, '<', left?.[1])];
    return rules.every((rule) => rule !== undefined) ? rules : undefined;
  }
  if (nodes.length !== 2) return undefined;
  const operator = lookUp(COMPARISONS, key);
  if (operator) {
    const rule = comparison(parseOperand(first), operator, parseOperand(second));
    // The export compares without strictness, by which the text of a number equals the number.
    if (key.length === 3 && rule && typeof rule.value === 'number' && isStringField(rule.field)) {
      throw new ImportError(
        `“${key}” distinguishes ${rule.value} from the string "${rule.value}", which rules do not. Write “${key.slice(0, 2)}” instead.`,
      );
    }
    return asArray(rule);
  }
  if (key === 'in' && second?.type === 'array') {
    return asArray(listComparison(parseOperand(first), 'in', parseOperands(second.children ?? [])));
  }
  const found = key === 'in' ? 'contains' : lookUp(STRING_OPERATORS, key);
  const [subject, text] = (key === 'in' ? [second, first] : [first, second]).map(parseOperand);
  if (!found || !subject || !text || !('field' in subject)) return undefined;
  const isPlain = 'field' in text || ['string', 'number'].includes(typeof text.value);
  return isPlain ? asArray(comparison(subject, found, text)) : undefined;
}

const asArray = (rule: RuleType | undefined) => rule && [rule];

/** The reader of JsonLogic. */
export const reader: FormatReader = {
  label: 'JsonLogic',
  supportedSyntax:
    'and, or, !, comparisons of a "var" with a value or another "var", in, startsWith and endsWith',
  parse: (source, independentCombinators) =>
    parseJsonLogic(source, {
      listsAsArrays: true,
      independentCombinators: independentCombinators as true,
    }),
  async findSyntaxError(text) {
    parseJson(text);
    return undefined;
  },
  parseConditions: (text) => parseNode(text, parseJson(text)),
  emptyGroupPattern: /^\{"==": ?\[1, ?1\]\}$/,
  readCondition(source) {
    const [operation] = propertiesOf(parseJson(source));
    if (!operation) return undefined;
    const rules = parseRules(operation.key, operation.value.children ?? []);
    return rules && { rules };
  },
};
