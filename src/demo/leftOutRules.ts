import {
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorName,
  isRuleGroup,
  type RuleGroupTypeAny,
  type RuleProcessor,
  type RuleType,
} from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { fieldLabel } from './describeRule';
import { partsOf, rulesOf } from './differences/rewriting';
import type { ExportChoices, FormatId } from './exportChoices';
import { formatOptions } from './formats';
import { parseNumberFieldsOnly } from './numberFields';
import { ruleNumber } from './ruleNumber';
import { findProblems } from './validation';

/** The part of a rule that is missing or wrong. */
export type MissingPart = 'field' | 'operator' | 'value';

/** A rule that an export leaves out. */
export interface LeftOutRule {
  path: number[];
  /** Such as "2.1". */
  number: string;
  /** The label of the field, if one is chosen. */
  subject: string;
  rule: RuleType;
}

/** What a rule needs to be exported. */
export interface Diagnosis {
  missing: MissingPart;
  /** What to do about it, in a sentence. */
  remedy: string;
}

/** What an export leaves out of a query, and what that does to the output. */
export interface LeftOutResult {
  rules: LeftOutRule[];
  /** Sentences about the output. */
  consequences: string[];
}

const SQL: readonly FormatId[] = ['sql', 'parameterized', 'parameterized_named'];
/** Formats that write combinators between the rules. */
const INFIX: readonly FormatId[] = [...SQL, 'cel', 'spel', 'jsonata'];

/** Whether a rule processor returned output. For parameterized SQL it is an object. */
const isWritten = (output: unknown): boolean =>
  Boolean(typeof output === 'object' && output !== null && 'sql' in output ? output.sql : output);

/**
 * Exports a query, and collects the rules that are in the output. Returns `undefined` for a format that
 * leaves nothing out, and for a query that cannot be written in the format: the panel of the output says
 * so itself.
 */
function exportedRules(
  query: RuleGroupTypeAny,
  format: FormatId,
  choices: ExportChoices,
): Set<RuleType> | undefined {
  if (format === 'json' || format === 'json_without_ids') return undefined;
  const options = parseNumberFieldsOnly(formatOptions(format, choices));
  const written = new Set<RuleType>();
  const ruleProcessor: RuleProcessor = (rule, processing, meta) => {
    const output = options.ruleProcessor?.(rule, processing, meta);
    if (isWritten(output)) written.add(rule);
    return output;
  };
  try {
    formatQuery(query, { ...options, ruleProcessor });
  } catch {
    return undefined;
  }
  return written;
}

/** Whether a rule is in the output when it is exported alone. */
function isExported(rule: RuleType, format: FormatId, choices: ExportChoices) {
  const { id: _, ...alone } = rule;
  const query = { combinator: 'and', rules: [alone as RuleType] };
  return Boolean(exportedRules(query, format, choices)?.size);
}

const withField = (rule: RuleType): RuleType =>
  rule.field === defaultPlaceholderFieldName ? { ...rule, field: 'customer' } : rule;
const withOperator = (rule: RuleType): RuleType =>
  rule.operator === defaultPlaceholderOperatorName ? { ...rule, operator: '=' } : rule;
const withValue = (rule: RuleType): RuleType => {
  const value = rule.valueSource === 'field' ? ['total', 'deposit'] : ['1', '2'];
  return { ...rule, value: /in$|between$/i.test(rule.operator) ? value : value[0] };
};

/**
 * Finds the missing part of a rule that an export omits: the part which, filled in, brings the rule into
 * the output. It takes a few exports of the rule alone.
 *
 * @param format - the format that it is left out of
 * @param choices - the options of the export
 */
export function diagnose(rule: RuleType, format: FormatId, choices: ExportChoices): Diagnosis {
  const helps = (changed: RuleType) => changed !== rule && isExported(changed, format, choices);
  const isUnchosen = helps(withOperator(withField(rule)));
  if (withField(rule) !== rule) {
    const both = isUnchosen && !helps(withField(rule));
    return {
      missing: 'field',
      remedy: both ? 'Choose a field and an operator.' : 'Choose a field.',
    };
  }
  if (withOperator(rule) !== rule) return { missing: 'operator', remedy: 'Choose an operator.' };
  if (!isExported(rule, format, { ...choices, skipInvalid: false })) {
    const remedy = /between$/i.test(rule.operator)
      ? 'Enter both values.'
      : /in$/i.test(rule.operator)
        ? 'Choose at least one value.'
        : 'Enter a value.';
    if (isExported(withValue(rule), format, { ...choices, skipInvalid: false })) {
      return { missing: 'value', remedy };
    }
  }
  const [problem] = findProblems({ combinator: 'and', rules: [rule] });
  return {
    missing: 'value',
    remedy: problem ? `It is not valid: ${problem.reason}` : 'This format cannot write it.',
  };
}

/** Whether a group in which the rules are left out makes the output invalid, and how. */
function findSyntaxErrors(
  group: RuleGroupTypeAny,
  format: FormatId,
  isLeftOut: (rule: RuleType) => boolean,
): Set<'parentheses' | 'combinator'> {
  const parts = partsOf(group);
  const dropped = parts.filter((part) => !isRuleGroup(part) && isLeftOut(part));
  const faults = new Set(
    parts.flatMap((part) =>
      isRuleGroup(part) ? [...findSyntaxErrors(part as RuleGroupTypeAny, format, isLeftOut)] : [],
    ),
  );
  const isIndependent = !('combinator' in group);
  if (dropped.length > 0 && isIndependent && parts.length > 1 && INFIX.includes(format)) {
    faults.add('combinator');
  } else if (dropped.length > 0 && dropped.length === parts.length && SQL.includes(format)) {
    faults.add('parentheses');
  }
  return faults;
}

const EMPTY_OUTPUT: Partial<Record<FormatId, string>> = {
  jsonlogic: 'The output is false, which matches no record.',
  elasticsearch: 'The output is an object without a condition.',
  natural_language: 'The output does not describe any record.',
};

/**
 * Finds out which rules an export leaves out. It uses the library itself: the query is exported, and
 * each rule for which the rule processor returns output is recorded.
 *
 * @param format - the format that it is exported in
 * @param choices - the options that it is exported with
 */
export function findLeftOutRules(
  query: RuleGroupTypeAny,
  format: FormatId,
  choices: ExportChoices,
): LeftOutResult {
  const written = exportedRules(query, format, choices);
  if (!written) return { rules: [], consequences: [] };
  const all = rulesOf(query);
  const dropped = all.filter(({ rule }) => !written.has(rule));
  const rules = dropped.map(({ rule, path }) => ({
    path,
    number: ruleNumber(query, path),
    subject: rule.field === defaultPlaceholderFieldName ? '' : fieldLabel(rule.field),
    rule,
  }));

  const consequences: string[] = [];
  const faults = findSyntaxErrors(query, format, (rule) => !written.has(rule));
  if (faults.has('parentheses')) {
    consequences.push(
      'A group of which no rule is left is written as (), which is not a valid condition.',
    );
  }
  if (faults.has('combinator')) {
    consequences.push(
      'The combinators next to the rules stay in the output, which is then not a valid condition.',
    );
  }
  if (written.size === 0 && faults.size === 0) {
    const meaning = choices.fallbackExpression
      ? 'The output is your expression for an empty group.'
      : 'The output is what formatQuery writes for an empty group: it matches every record.';
    consequences.push(`No rule is left. ${EMPTY_OUTPUT[format] ?? meaning}`);
  }
  return { rules, consequences };
}
