import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadModel, SITE_PACKAGES } from '../../../packageModel';
import { CORE } from '../../../packageModel/family.mjs';
import { SourceFinder } from '../../../packageModel/SourceFinder';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder({}, afterAll);

const REPOSITORY = 'https://github.com/owner/library';
const BLOB = `${REPOSITORY}/blob/v7.0.1/packages/react-querybuilder/src`;

function write(file: string, content: object): void {
  const target = path.join(folder, 'node_modules', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, JSON.stringify(content));
}

write(`${CORE}/package.json`, {
  name: CORE,
  version: '7.0.1',
  repository: { type: 'git', url: `${REPOSITORY}.git`, directory: 'packages/react-querybuilder' },
});
write(`${CORE}/dist/index.mjs.map`, {
  sources: ['../src/utils/a.ts', '../src/utils/b.tsx', '../../../node_modules/other/src/c.ts'],
  sourcesContent: [
    '/** Text. */\n\nexport const first = 1;\nfunction second(): void;\nfunction second() {}\nexport { second };\nexport { third } from "./b";',
    '\nconst first = 2;\nexport interface third {}',
    'export const fourth = 4;',
  ],
});
write('@types/words/package.json', {
  name: '@types/words',
  repository: { url: 'https://github.com/types/all.git', directory: 'types/words' },
});

const find = (name: string, file: string) =>
  new SourceFinder(folder).find(name, CORE, `${CORE}/dist/${file}`);

describe('the source of an export', () => {
  it('is the line of its declaration in the sources of the published source maps', () => {
    expect(find('first', 'types-esm/utils/a.d.mts')).toBe(`${BLOB}/utils/a.ts#L3`);
    expect(find('second', 'index.d.mts')).toBe(`${BLOB}/utils/a.ts#L4`);
    expect(find('third', 'index.d.mts')).toBe(`${BLOB}/utils/b.tsx#L3`);
  });

  it('is a file without a line for a type whose file compiles to nothing', () => {
    expect(find('Type', 'types/types/options.d.ts')).toBe(`${BLOB}/types/options.ts`);
    expect(find('Props', 'types/utils/b.d.ts')).toBe(`${BLOB}/utils/b.tsx`);
  });

  it('is the file that a bundle of declarations names', () => {
    const bundle = path.join(folder, 'node_modules', CORE, 'dist/bundle.d.mts');
    fs.writeFileSync(
      bundle,
      '//#region src/types/shape.d.ts\ninterface Shape {}\n//#endregion\n//#region ../other/src/x.d.ts\ntype Foreign = 1;\n',
    );
    expect(find('Shape', 'bundle.d.mts')).toBe(`${BLOB}/types/shape.ts`);
    expect(find('Foreign', 'bundle.d.mts')).toBeUndefined();
  });

  it('is not known of a type in a file that holds all declarations, or in another package', () => {
    expect(find('Type', 'react-querybuilder.d.mts')).toBeUndefined();
    expect(find('fourth', 'react-querybuilder.d.mts')).toBeUndefined();
  });

  it('is in the repository of the types package that declares it', () => {
    expect(new SourceFinder(folder).find('Word', CORE, '@types/words/index.d.ts')).toBe(
      'https://github.com/types/all/blob/HEAD/types/words/index.d.ts',
    );
  });

  it('is the folder of the published package where this repository has one of that name', () => {
    const name = '@react-querybuilder/bulma';
    write(`${name}/package.json`, { name, version: '7.0.1-local.0' });
    expect(new SourceFinder(folder).find('X', name, 'adapters/bulma/src/index.ts')).toBe(
      `${REPOSITORY}/tree/v7.0.1/packages/bulma`,
    );
  });
});

describe('the sources of the installed packages', () => {
  it('have the declaration in the line that is linked', async () => {
    const { packages } = await loadModel(process.cwd(), SITE_PACKAGES);
    const dist = path.join(process.cwd(), 'node_modules', CORE, 'dist');
    const { sources, sourcesContent } = JSON.parse(
      fs.readFileSync(path.join(dist, 'react-querybuilder.mjs.map'), 'utf8'),
    ) as { sources: string[]; sourcesContent: string[] };
    const linked = packages[0]?.exports.flatMap(({ name, source = '' }) => {
      const [, file, line] = /\/packages\/react-querybuilder\/(src\/.+)#L(\d+)$/.exec(source) ?? [];
      const text = sourcesContent[sources.indexOf(`../${file}`)];
      return text ? [{ name, line: text.split('\n')[Number(line) - 1] }] : [];
    });
    expect(linked?.length).toBeGreaterThan(150);
    expect(linked?.filter(({ name, line }) => !line?.includes(name))).toEqual([]);
  });
});
