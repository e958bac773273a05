import fs from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { VersionConfig } from '../../../checker/config.mjs';
import { readPageTypes } from '../../../checker/pageTypes.mjs';
import { hashCode, type PageTypes } from '../../../src/codeTypes/PageTypes';
import { block, createSite, type FakeSite } from './support/site';

let fake: FakeSite | undefined;

afterEach(() => fake?.remove());

const IMPORT = "import { double, QueryBuilder } from 'react-querybuilder';";

async function typesOf(...blocks: string[]): Promise<PageTypes> {
  fake = createSite({ page: blocks.join('\n') });
  return (await readPageTypes(fake.site)).guides.get('docs/page.mdx') as PageTypes;
}

/** The names of a block with their texts, as they are written. */
const namesIn = ({ texts, blocks }: PageTypes, code: string): string[] => {
  const { places } = blocks.find((one) => one.code === hashCode(code)) as PageTypes['blocks'][0];
  const lines = code.split('\n');
  return Array.from({ length: places.length / 4 }, (_, i) => {
    const [line = 0, column = 0, length = 0, text = 0] = places.slice(4 * i);
    const name = lines[line]?.slice(column, column + length);
    return `${name}: ${texts[text]?.join(' / ')}`;
  });
};

describe('the types of a guide', () => {
  it('are those of every name, with the first sentence of its description', async () => {
    const code = [
      IMPORT,
      '/** A `label`, see {@link double}. It has no use. */',
      'const text = double(2);',
      'export const App = () => <QueryBuilder query={text} disabled />;',
      'interface Pair<T> { left: T; right?: string }',
      'export const swap = ({ left }: Pair<string>) => left;',
    ].join('\n');
    const names = namesIn(await typesOf(block('tsx', code)), code);
    expect(names).toEqual(
      expect.arrayContaining([
        'double: function double(value: number): string',
        'text: const text: string / A label, see double.',
        'query: (property) QueryBuilderProps.query?: string',
        'disabled: (property) QueryBuilderProps.disabled?: boolean',
        'Pair: interface Pair',
        'T: (type parameter) T',
        'right: (property) Pair.right?: string',
        'left: (parameter) left: string',
      ]),
    );
    expect(names.filter((name) => name.startsWith('double: '))).toHaveLength(2);
  });

  it('name a default export as its module does', async () => {
    const code = 'export default function App() {\n  return 1;\n}\nApp();';
    expect(namesIn(await typesOf(block('ts', code)), code)).toEqual([
      'App: function App(): number',
      'App: function App(): number',
    ]);
  });

  it('have each text once, and no path of this machine', async () => {
    const code = `${IMPORT}\nimport * as all from 'react-querybuilder';\nexport const both = { all, double };`;
    const types = await typesOf(block('ts', code), block('ts', `${IMPORT}\ndouble(3);`));
    expect(new Set(types.texts.map((text) => text.join())).size).toBe(types.texts.length);
    expect(JSON.stringify(types)).not.toContain('node_modules');
    expect(types.blocks).toHaveLength(2);
  });

  it('count the lines of a block that continues another one from its own first line', async () => {
    const types = await typesOf(
      block('ts', `${IMPORT}\nconst four = double(2);`),
      block('ts continues', 'four.length;'),
    );
    expect(namesIn(types, 'four.length;')).toEqual([
      'four: const four: string',
      'length: (property) String.length: number',
    ]);
  });

  it('leave out blocks that are not checked', async () => {
    const types = await typesOf(block('ts unchecked="why"', 'lost.code;'), block('bash', 'ls'));
    expect(types).toEqual({ texts: [], blocks: [] });
  });

  it('are those of the code itself where another folder has a file of the same name', async () => {
    const guide = `${IMPORT}\nconst two = double(1);`;
    const example = `${IMPORT}\nconst four = double(2);`;
    fake = createSite({ page: block('ts', guide) });
    fake.write('examples/page.mdx', block('ts', example));
    const [version] = fake.site.versions as [VersionConfig];
    const site = { ...fake.site, versions: [{ ...version, examples: ['examples'] }] };
    const { guides, examples } = await readPageTypes(site);
    const ofGuide = guides.get('docs/page.mdx') as PageTypes;
    expect(namesIn(ofGuide, guide)).toContain('two: const two: string');
    const [typesOfExamples] = [...examples.values()];
    const ofExample = typesOfExamples?.([example]) as PageTypes;
    expect(namesIn(ofExample, example)).toContain('four: const four: string');
    expect(typesOfExamples?.(['other();'])).toEqual({ texts: [], blocks: [] });
  });

  it('are found by the check of the guides, and read from its results', async () => {
    fake = createSite({ page: block('ts', IMPORT, 'double(2);') });
    await fake.check();
    const file = `${fake.site.root}/.cache/check-docs/v1-names.json`;
    const found = fs.readFileSync(file, 'utf8').replaceAll('double', 'twice');
    fs.writeFileSync(file, found);
    const types = await readPageTypes(fake.site);
    expect(JSON.stringify(types.guides.get('docs/page.mdx'))).toContain('function twice(');
  });
});
