import type { FormatQueryOptions, RuleProcessor } from 'react-querybuilder';
import {
  defaultRuleProcessorCEL,
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorJSONata,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
  formatQuery,
} from 'react-querybuilder/formatQuery';
import type { FormatId } from './exportChoices';
import { numberFieldsOnly } from './numberFieldsOnly';

const ruleProcessors = {
  defaultRuleProcessorCEL,
  defaultRuleProcessorElasticSearch,
  defaultRuleProcessorJSONata,
  defaultRuleProcessorJsonLogic,
  defaultRuleProcessorMongoDB,
  defaultRuleProcessorParameterized,
  defaultRuleProcessorSpEL,
  defaultRuleProcessorSQL,
} satisfies Record<string, RuleProcessor>;

const namesByFormat: Partial<Record<FormatId, keyof typeof ruleProcessors>> = {
  sql: 'defaultRuleProcessorSQL',
  parameterized: 'defaultRuleProcessorParameterized',
  parameterized_named: 'defaultRuleProcessorParameterized',
  mongodb: 'defaultRuleProcessorMongoDB',
  cel: 'defaultRuleProcessorCEL',
  spel: 'defaultRuleProcessorSpEL',
  jsonlogic: 'defaultRuleProcessorJsonLogic',
  elasticsearch: 'defaultRuleProcessorElasticSearch',
  jsonata: 'defaultRuleProcessorJSONata',
};

/**
 * Returns the name of the library function that writes a rule in a format.
 *
 * @returns the name, or `undefined` for JSON, and for natural language, whose function is not exported
 */
export const ruleProcessorName = (format: FormatId): string | undefined => namesByFormat[format];

/** Writes a natural language rule as a query that consists of this rule. */
const naturalLanguageProcessor =
  (options: FormatQueryOptions): RuleProcessor =>
  (rule, { parseNumbers } = {}) =>
    formatQuery({ combinator: 'and', rules: [rule] }, { ...options, parseNumbers } as never);

/**
 * Limits `parseNumbers` to number fields.
 *
 * @param options - options with `format` and `parseNumbers`, for a format that uses rule processors
 * @returns the options with a rule processor that writes strings of other fields in quotes
 */
export function parseNumberFieldsOnly(options: FormatQueryOptions): FormatQueryOptions {
  const name = namesByFormat[options.format as FormatId];
  const processRule = name ? ruleProcessors[name] : naturalLanguageProcessor(options);
  return { ...options, ruleProcessor: numberFieldsOnly(processRule) };
}
