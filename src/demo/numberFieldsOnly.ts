import type { RuleProcessor } from 'react-querybuilder';

/**
 * Limits the option `parseNumbers`, which `formatQuery` applies to every field, to number fields: the
 * string `1e5` or `007` of a text field stays a string.
 *
 * @param processRule - the function that writes a rule in the export format
 */
export const numberFieldsOnly =
  (processRule: RuleProcessor): RuleProcessor =>
  // The third argument counts the parameters so far.
  (rule, options, meta) =>
    processRule(
      rule,
      { ...options, parseNumbers: options?.fieldData?.inputType === 'number' },
      meta,
    );
