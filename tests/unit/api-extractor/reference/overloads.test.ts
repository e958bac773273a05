import { describe, expect, it } from 'vitest';
import { overloadsOf, unneededTexts } from '../../../../api-extractor/reference/overloads';
import type { Export } from '../../../../packageModel/types';

type Parameters = Record<string, string>;

const functionOf = (name: string, ...overloads: Parameters[]): Export => ({
  name,
  kind: 'function',
  entryPoints: ['core'],
  file: '',
  signatures: overloads.map((parameters) => ({
    parameters: Object.entries(parameters).map(([parameter, text]) => ({
      name: parameter,
      type: { text },
      optional: false,
    })),
    returns: { text: 'void' },
  })),
});

const titles = (exported: Export) => overloadsOf(exported).map(({ title }) => title);

describe('the overloads of a function', () => {
  it('are told apart by a literal, by an option, by a type, or by a missing parameter', () => {
    const exported = functionOf(
      'convert',
      { query: 'Query' },
      { query: 'Query', options: '"sql" | (Options & { format: "sql" })' },
      { query: 'Query', options: 'Omit<Options, "x"> & { isDeep?: false }' },
      { query: 'Query', options: 'Options' },
    );
    expect(overloadsOf(exported)).toEqual([
      { id: 'without-options', title: 'Without `options`' },
      { id: 'sql', title: '`sql`' },
      { id: 'isdeep-false', title: '`isDeep: false`' },
      { id: 'options-options', title: '`options: Options`' },
    ]);
  });

  it('are told apart by one parameter where that is enough', () => {
    const exported = functionOf(
      'transform',
      { query: 'Query', options: 'Options<Query>' },
      { query: 'QueryIC', options: 'Options<QueryIC>' },
    );
    expect(titles(exported)).toEqual(['`query: Query`', '`query: QueryIC`']);
  });

  it('are told apart by the constraint of their type parameter, or by a second part of a type', () => {
    const generic = functionOf('first', { list: 'T[]' }, { list: 'T[]' });
    const [one, other] = generic.signatures ?? [];
    if (one) one.typeParameters = [{ name: 'T', constraint: { text: 'Full' } }];
    if (other) other.typeParameters = [{ name: 'T', constraint: { text: 'Short' } }];
    expect(titles(generic)).toEqual(['`T extends Full`', '`T extends Short`']);
    const added = functionOf(
      'parse',
      { options: 'Standard & { handler: (node: NodeOfAnExpression) => Result }' },
      { options: 'Independent & { handler: (node: NodeOfAnExpression) => Result | null }' },
    );
    expect(titles(added)).toEqual(['`Standard`', '`Independent`']);
  });

  it('shorten a long type', () => {
    const long = `Record<string, ${'VeryLongNameOfAType | '.repeat(4)}string>`;
    const [, title = ''] = titles(functionOf('f', { a: 'string' }, { a: long }));
    expect(title).toBe('`a: Record<string, VeryLongNameOfAType…`');
  });

  it('fail when nothing tells them apart', () => {
    const exported = functionOf('same', { a: 'string' }, { a: 'string' });
    expect(() => overloadsOf(exported)).toThrow(/Two overloads of "same" have the heading/);
  });

  it('have no text that belongs to none of them', () => {
    const exported = [functionOf('formatQuery', { ruleGroup: 'Query' })];
    const texts = unneededTexts(exported, (since = 7) => since === 7);
    expect(texts).toContain('parameterized');
    expect(texts).toContain('`options: FormatQueryOptions`');
    expect(texts).not.toContain('prisma');
    expect(unneededTexts(exported, (since) => since === 8)).toContain('prisma');
  });
});
