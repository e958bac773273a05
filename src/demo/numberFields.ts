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
 * @param format - the format
 * @returns the name, or `undefined` for JSON, and for natural language, whose function is not exported
 */
export const ruleProcessorName = (format: FormatId): string | undefined => namesByFormat[format];

/** Writes a natural language rule as a query that consists of this rule. */
const naturalLanguage =
  (options: FormatQueryOptions): RuleProcessor =>
  (rule, { parseNumbers } = {}) =>
    formatQuery({ combinator: 'and', rules: [rule] }, { ...options, parseNumbers } as never);

/**
 * Limits `parseNumbers` to number fields. In `formatQuery` (7.7.1) the option applies to every field,
 * so it writes the string `1e5` or `007` of a text field as a number.
 *
 * @param options - options with `format` and `parseNumbers`, for a format that uses rule processors
 * @returns the options with a rule processor that writes strings of other fields in quotes
 */
export function numbersOfNumberFields(options: FormatQueryOptions): FormatQueryOptions {
  const name = namesByFormat[options.format as FormatId];
  const write = name ? ruleProcessors[name] : naturalLanguage(options);
  return {
    ...options,
    // The third argument counts the parameters so far.
    ruleProcessor: (rule, processing, meta) =>
      write(
        rule,
        { ...processing, parseNumbers: processing?.fieldData?.inputType === 'number' },
        meta,
      ),
  };
}
