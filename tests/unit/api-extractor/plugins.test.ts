import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Application, Comment, type ProjectReflection } from 'typedoc';
import { describe, expect, it } from 'vitest';
import type { DescriptionsOption } from '../../../api-extractor/descriptions/types';
import { listMembers } from '../../../api-extractor/members.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const PLUGINS = [
  'callableVariables.mjs',
  'conditionalProps.mjs',
  'parameterNames.mjs',
  'singleDeclarations.mjs',
  'describeMembers.mjs',
];

const NOTHING: DescriptionsOption = {
  texts: {},
  sameMembers: {},
  corrections: {},
  optional: [],
};

const RULE = `/** A rule. */
export interface Rule {
  /** Its id. */
  id: string;
}`;

/** Documents a package whose declarations these are, with our plugins. */
async function document(
  files: Record<string, string>,
  descriptions: Partial<DescriptionsOption> = {},
) {
  const folder = temporaryFolder({
    ...files,
    'package.json': JSON.stringify({ name: 'documented' }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, skipLibCheck: true, types: [] },
      include: ['entry.ts'],
    }),
  });
  const app = await Application.bootstrapWithPlugins({
    entryPoints: [path.join(folder, 'entry.ts')],
    tsconfig: path.join(folder, 'tsconfig.json'),
    plugin: PLUGINS.map((file) => path.resolve('api-extractor', file)),
    disableSources: true,
    readme: 'none',
    logLevel: 'Error',
    descriptions: { ...NOTHING, ...descriptions },
  } as never);
  const errors: string[] = [];
  app.logger.log = (message, level) => {
    if (level === 3) errors.push(stripVTControlCharacters(message).replace('[error] ', ''));
  };
  const members = listMembers((await app.convert()) as ProjectReflection);
  const textOf = (wanted: string) => {
    const member = members.find(({ key }) => key === wanted);
    return Comment.combineDisplayParts(member?.places[0]?.comment?.summary);
  };
  return { errors, textOf };
}

describe('the TypeDoc plugins of the API reference', () => {
  it('describe what the declarations leave without a comment, and nothing more', async () => {
    const { errors, textOf } = await document(
      {
        'entry.ts': `
          interface Base { id: string; title: string }
          /** A rule. */
          export interface Rule extends Base {
            /** Its field. */
            field: string;
            value: string;
          }
          /** Its texts. */
          export const texts = { value: 'Value', id: 'Id' };
          export const find = ({ id }: { id: string }) => id;`,
      },
      {
        texts: {
          'Base.id': 'The unique id.',
          '*.title': 'The tooltip.',
          'Rule.value': 'The value, such as `"a"`.',
          find: 'Finds a rule.',
          'find(options)': 'What to find.',
        },
        sameMembers: { texts: 'Rule' },
        corrections: { 'Rule.field': { declared: 'Its field.', text: 'The field to compare.' } },
      },
    );
    expect(errors).toEqual([]);
    expect(textOf('Rule')).toBe('A rule.');
    expect(textOf('Rule.id')).toBe('The unique id.');
    expect(textOf('Rule.title')).toBe('The tooltip.');
    expect(textOf('Rule.field')).toBe('The field to compare.');
    expect(textOf('Rule.value')).toBe('The value, such as `"a"`.');
    expect(textOf('texts.value')).toBe('The value, such as `"a"`.');
    expect(textOf('texts.id')).toBe('The unique id.');
    expect(textOf('find')).toBe('Finds a rule.');
  });

  it('report names without a description, needless descriptions and second declarations', async () => {
    const { errors } = await document(
      {
        'entry.ts': `
          export type { Rule } from './types';
          export { first } from './parser';
          export type Props<R> = R extends { rules: infer T } ? { query: T } & { id: string } : never;
          export interface Options { disabled: boolean }
          export function useRule(rule: string) { return { remove: () => rule }; }`,
        'types.ts': RULE,
        'copy.ts': RULE,
        'parser.ts': `import type { Rule } from './copy';
          /** The first rule. */
          export const first: Rule | undefined = undefined as Rule | undefined;`,
      },
      {
        texts: { Rule: 'A rule.', 'Rule.path': 'The path.', '*.title': 'The tooltip.' },
        corrections: { 'Rule.id': { declared: 'An older comment.', text: 'The unique id.' } },
      },
    );
    expect(errors).toEqual([
      '1 documented names resolve to a second declaration: Rule. Make all subpaths of their package resolve to the same declarations in api-extractor/tsconfig.json.',
      '8 public names have no description: Options, Options.disabled, Props, Props.query, Props.id, useRule, useRule(rule), useRule.remove. Describe them in api-extractor/descriptions/.',
      '4 descriptions belong to no name, or to one that the declarations describe: Rule, Rule.path, *.title, Rule.id. Remove them from api-extractor/descriptions/.',
    ]);
  });
});
