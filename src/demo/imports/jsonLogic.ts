import type { RuleType } from 'react-querybuilder';
import { parseJsonLogic } from 'react-querybuilder/parseJsonLogic';
import { comparison, listComparison, meaningIn, type Operand } from './conditions';
import { holdsText } from './fieldValues';
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
  if (key === '!' || key === '!!') {
    // One argument may stand in a list or by itself.
    const inner =
      value.type === 'array' && value.children?.length === 1 ? value.children[0] : value;
    if (inner?.type === 'object' && propertiesOf(inner)[0]?.key !== 'var') {
      const part = treeOf(text, inner);
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
const TEXT_OPERATORS: Record<string, string> = { startsWith: 'beginsWith', endsWith: 'endsWith' };

/** Reads an argument: a "var" without a default, or a plain value. */
function operandOf(node: JsonNode | undefined): Operand | undefined {
  if (!node) return undefined;
  if (node.type !== 'object') return node.type === 'array' ? undefined : { value: node.value };
  const [property, another] = propertiesOf(node);
  if (property?.key !== 'var' || another) return undefined;
  const { value } = property;
  return value.type === 'string' ? { field: value.value } : undefined;
}

const operandsOf = (nodes: JsonNode[]): Operand[] | undefined => {
  const operands = nodes.map(operandOf);
  return operands.every((operand) => operand !== undefined) ? operands : undefined;
};

function readRules(key: string, nodes: JsonNode[]): RuleType[] | undefined {
  const [first, second, third] = nodes;
  if (nodes.length === 3 && (key === '<' || key === '<=')) {
    const [left, bound] = [operandsOf([first, third] as JsonNode[]), operandOf(second)];
    if (key === '<=') return single(listComparison(bound, 'between', left));
    const rules = [comparison(bound, '>', left?.[0]), comparison(bound, '<', left?.[1])];
    return rules.every((rule) => rule !== undefined) ? rules : undefined;
  }
  if (nodes.length !== 2) return undefined;
  const operator = meaningIn(COMPARISONS, key);
  if (operator) {
    const rule = comparison(operandOf(first), operator, operandOf(second));
    // The export compares without strictness, by which the text of a number equals the number.
    if (key.length === 3 && rule && typeof rule.value === 'number' && holdsText(rule.field)) {
      throw new ImportProblem(
        `“${key}” tells ${rule.value} from the text "${rule.value}", and no rule does.`,
      );
    }
    return single(rule);
  }
  if (key === 'in' && second?.type === 'array') {
    return single(listComparison(operandOf(first), 'in', operandsOf(second.children ?? [])));
  }
  const found = key === 'in' ? 'contains' : meaningIn(TEXT_OPERATORS, key);
  const [subject, text] = (key === 'in' ? [second, first] : [first, second]).map(operandOf);
  if (!found || !subject || !text || !('field' in subject)) return undefined;
  const isPlain = 'field' in text || ['string', 'number'].includes(typeof text.value);
  return isPlain ? single(comparison(subject, found, text)) : undefined;
}

const single = (rule: RuleType | undefined) => rule && [rule];

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
  divide: (text) => treeOf(text, parseJson(text)),
  placeholder: /^\{"==": ?\[1, ?1\]\}$/,
  readCondition(source) {
    const [operation] = propertiesOf(parseJson(source));
    if (!operation) return undefined;
    const rules = readRules(operation.key, operation.value.children ?? []);
    return rules && { rules };
  },
};
