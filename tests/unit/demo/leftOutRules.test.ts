import fc from 'fast-check';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/content/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { rulesOf } from '../../../src/demo/differences/rewriting';
import { RUNNABLE_FORMATS } from '../../../src/demo/engines';
import { defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import { type ExportFormat, exportFormats } from '../../../src/demo/formats';
import { diagnose, findLeftOutRules } from '../../../src/demo/leftOutRules';
import { anyChoices, anyQuery } from './support/queries';

const unfinished = { field: '~', operator: '~', value: '' };
const alone = (rule: object) => ({ combinator: 'and', rules: [rule] }) as RuleGroupTypeAny;

/** Whether a rule, exported alone, gives the same output as one that has no field yet. */
const dropsAlone = ({ exportQuery }: ExportFormat, rule: RuleType, choices: ExportChoices) =>
  exportQuery(alone(rule), choices) === exportQuery(alone(unfinished), choices);

describe('the rules that an export leaves out', () => {
  it.each(exportFormats)(
    'are those that produce no output when exported alone, in $id',
    (format) => {
      let dropped = 0;
      fc.assert(
        fc.property(anyQuery, anyChoices, (query, choices) => {
          const found = findLeftOutRules(query as RuleGroupTypeAny, format.id, choices);
          const expected = rulesOf(query as RuleGroupTypeAny)
            .filter(({ rule }) => dropsAlone(format, rule, choices))
            .map(({ path }) => path);
          dropped += expected.length;
          expect(found.rules.map(({ path }) => path)).toEqual(expected);
        }),
        { numRuns: 60, seed: 20_261_122 },
      );
      expect(dropped > 0).toBe(!/^json(?:_without_ids)?$/.test(format.id));
    },
  );

  it.each([
    [{ field: '~', operator: '=', value: '' }, 'field', 'Choose a field.'],
    [unfinished, 'field', 'Choose a field and an operator.'],
    [{ field: 'city', operator: '~', value: '' }, 'operator', 'Choose an operator.'],
    [{ field: 'kind', operator: 'in', value: '' }, 'value', 'Choose at least one value.'],
    [{ field: 'total', operator: 'between', value: '100,' }, 'value', 'Enter both values.'],
  ])('are named with what to do: %j', (rule, missing, remedy) => {
    const { rules } = findLeftOutRules(alone(rule), 'sql', defaultChoices);
    expect(rules).toEqual([expect.objectContaining({ number: '1', rule })]);
    expect(diagnose(rule, 'sql', defaultChoices)).toEqual({ missing, remedy });
  });

  it('are listed with the reason of the validator', () => {
    const choices = { ...defaultChoices, skipInvalid: true };
    const rule = { field: 'total', operator: '>', value: '' };
    expect(findLeftOutRules(alone(rule), 'cel', choices).rules).toHaveLength(1);
    expect(diagnose(rule, 'cel', choices).remedy).toMatch(/not valid: ./);
    expect(findLeftOutRules(alone(rule), 'cel', defaultChoices).rules).toEqual([]);
  });

  it('are numbered without counting combinators', () => {
    const query = {
      rules: [
        { field: 'city', operator: '=', value: 'kyoto' },
        'and',
        { rules: [{ field: 'paid', operator: '=', value: true }, 'or', unfinished] },
      ],
    } as RuleGroupTypeAny;
    const [rule] = findLeftOutRules(query, 'sql', defaultChoices).rules;
    expect(rule).toMatchObject({ number: '2.2', path: [2, 2] });
  });
});

describe('the effect on the output', () => {
  const says = (query: RuleGroupTypeAny, format: ExportFormat['id']) =>
    findLeftOutRules(query, format, defaultChoices).consequences.join(' ');

  it('is reported when no rule is left', () => {
    expect(says(alone({ field: 'kind', operator: 'in', value: '' }), 'sql')).toContain('()');
    expect(says({ combinator: 'and', rules: [] }, 'sql')).toContain('matches every record');
    expect(says(alone(unfinished), 'jsonlogic')).toContain('matches no record');
    expect(says(alone(unfinished), 'json')).toBe('');
  });

  it('is reported as a syntax error exactly when the engine rejects the output', async () => {
    // JSONata reads a lone combinator as the name of a field.
    const isRefused = (text: string, result: object) => 'error' in result || text === 'or';
    const parts: RuleType[] = [
      { field: 'city', operator: '=', value: 'kyoto' },
      { field: 'total', operator: 'between', value: '1,' },
    ];
    for (const [first, second] of parts.flatMap((one) => parts.map((two) => [one, two] as const))) {
      const queries = [
        { combinator: 'or', rules: [first, second] },
        { rules: [first, 'or', second] },
        { combinator: 'and', rules: [parts[0], { combinator: 'or', rules: [first, second] }] },
        { rules: [first] },
      ] as RuleGroupTypeAny[];
      for (const query of queries) {
        for (const format of RUNNABLE_FORMATS) {
          const info = exportFormats.find(({ id }) => id === format) as ExportFormat;
          const text = info.exportQuery(query);
          const result = await (await loadEngine(format))(text, orders);
          const { consequences } = findLeftOutRules(query, format, defaultChoices);
          const refused = consequences.some((sentence) => /not a valid condition/.test(sentence));
          expect({ text, format, refused }).toEqual({
            text,
            format,
            refused: isRefused(text, result),
          });
        }
      }
    }
  });
});
