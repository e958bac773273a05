import fc from 'fast-check';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { loadEngine } from '../../../plugins/format-differences/loadEngine';
import { orders } from '../../../src/demo/data';
import { rulesOf } from '../../../src/demo/differences/rewriting';
import { RUNNABLE } from '../../../src/demo/engines';
import { defaultChoices, type ExportChoices } from '../../../src/demo/exportChoices';
import { type ExportFormat, exportFormats } from '../../../src/demo/formats';
import { diagnose, leftOutOfExport } from '../../../src/demo/leftOut';
import { anyChoices, anyQuery } from './support/queries';

const unfinished = { field: '~', operator: '~', value: '' };
const alone = (rule: object) => ({ combinator: 'and', rules: [rule] }) as RuleGroupTypeAny;

/** Whether a rule, exported alone, gives the same output as one that has no field yet. */
const dropsAlone = ({ write }: ExportFormat, rule: RuleType, choices: ExportChoices) =>
  write(alone(rule), choices) === write(alone(unfinished), choices);

describe('the rules that an export leaves out', () => {
  it.each(exportFormats)('are those that give no output alone, in $id', (format) => {
    let dropped = 0;
    fc.assert(
      fc.property(anyQuery, anyChoices, (query, choices) => {
        const found = leftOutOfExport(query as RuleGroupTypeAny, format.id, choices);
        const expected = rulesOf(query as RuleGroupTypeAny)
          .filter(({ rule }) => dropsAlone(format, rule, choices))
          .map(({ path }) => path);
        dropped += expected.length;
        expect(found.rules.map(({ path }) => path)).toEqual(expected);
      }),
      { numRuns: 60, seed: 20_261_122 },
    );
    expect(dropped > 0).toBe(!/^json(?:_without_ids)?$/.test(format.id));
  });

  it.each([
    [{ field: '~', operator: '=', value: '' }, 'field', 'Choose a field.'],
    [unfinished, 'field', 'Choose a field and an operator.'],
    [{ field: 'city', operator: '~', value: '' }, 'operator', 'Choose an operator.'],
    [{ field: 'kind', operator: 'in', value: '' }, 'value', 'Choose at least one value.'],
    [{ field: 'total', operator: 'between', value: '100,' }, 'value', 'Give it both values.'],
  ])('are named with what to do: %j', (rule, lacking, remedy) => {
    const { rules } = leftOutOfExport(alone(rule), 'sql', defaultChoices);
    expect(rules).toEqual([expect.objectContaining({ number: '1', rule })]);
    expect(diagnose(rule, 'sql', defaultChoices)).toEqual({ lacking, remedy });
  });

  it('are named with what the validator says', () => {
    const choices = { ...defaultChoices, skipInvalid: true };
    const rule = { field: 'total', operator: '>', value: '' };
    expect(leftOutOfExport(alone(rule), 'cel', choices).rules).toHaveLength(1);
    expect(diagnose(rule, 'cel', choices).remedy).toMatch(/not valid: ./);
    expect(leftOutOfExport(alone(rule), 'cel', defaultChoices).rules).toEqual([]);
  });

  it('have the number that a reader counts, without combinators', () => {
    const query = {
      rules: [
        { field: 'city', operator: '=', value: 'kyoto' },
        'and',
        { rules: [{ field: 'paid', operator: '=', value: true }, 'or', unfinished] },
      ],
    } as RuleGroupTypeAny;
    const [rule] = leftOutOfExport(query, 'sql', defaultChoices).rules;
    expect(rule).toMatchObject({ number: '2.2', path: [2, 2] });
  });
});

describe('what it does to the output', () => {
  const says = (query: RuleGroupTypeAny, format: ExportFormat['id']) =>
    leftOutOfExport(query, format, defaultChoices).consequences.join(' ');

  it('is said when nothing is left', () => {
    expect(says(alone({ field: 'kind', operator: 'in', value: '' }), 'sql')).toContain('()');
    expect(says({ combinator: 'and', rules: [] }, 'sql')).toContain('matches every record');
    expect(says(alone(unfinished), 'jsonlogic')).toContain('matches no record');
    expect(says(alone(unfinished), 'json')).toBe('');
  });

  it('is no valid condition exactly when the engine refuses the output', async () => {
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
        for (const format of RUNNABLE) {
          const info = exportFormats.find(({ id }) => id === format) as ExportFormat;
          const text = info.write(query);
          const result = await (await loadEngine(format))(text, orders);
          const { consequences } = leftOutOfExport(query, format, defaultChoices);
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
