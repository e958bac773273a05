import assert from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SITE_PACKAGES } from '../../../packageModel';
import { findExport, membersOf } from '../../../packageModel/lookUp';
import { temporaryFolder } from '../support/temporaryFolder';

const INSTALLED = 'versions/v1/node_modules/react-querybuilder';

const site = () =>
  temporaryFolder({
    'versions/v1/package.json': JSON.stringify({ dependencies: { 'react-querybuilder': '1.0.0' } }),
    [`${INSTALLED}/package.json`]: JSON.stringify({
      name: 'react-querybuilder',
      version: '1.0.0',
      types: 'index.d.ts',
    }),
    [`${INSTALLED}/index.d.ts`]: 'export type First = string;',
  });

let { isModelCurrent, loadModel } = await import('../../../packageModel');

/** What another process would do: it has no models in memory. */
async function startAgain(): Promise<void> {
  vi.resetModules();
  ({ isModelCurrent, loadModel } = await import('../../../packageModel'));
}

beforeEach(startAgain);

describe('a model', () => {
  it('is made once, and again when the installed packages change', async () => {
    const root = site();
    expect(isModelCurrent(root, 'versions/v1')).toBe(false);
    const first = await loadModel(root, 'versions/v1');
    expect(findExport(first, 'First')).toBeDefined();
    expect(isModelCurrent(root, 'versions/v1')).toBe(true);
    expect(await loadModel(root, 'versions/v1')).toBe(first);
    await startAgain();
    // Where nothing has changed, the compiler is not even loaded.
    vi.doMock('../../../packageModel/createModel', () => ({ createModel: () => assert.fail() }));
    expect(await loadModel(root, 'versions/v1')).toEqual(first);
    vi.doUnmock('../../../packageModel/createModel');

    const manifest = { name: 'react-querybuilder', version: '1.0.1', types: 'second.d.ts' };
    fs.writeFileSync(path.join(root, INSTALLED, 'package.json'), JSON.stringify(manifest));
    fs.writeFileSync(path.join(root, INSTALLED, 'second.d.ts'), 'export type Second = string;');
    await startAgain();
    expect(isModelCurrent(root, 'versions/v1')).toBe(false);
    expect(findExport(await loadModel(root, 'versions/v1'), 'Second')).toBeDefined();
  });

  it('is made again after an interrupted write', async () => {
    const root = site();
    fs.mkdirSync(path.join(root, '.cache/packageModel'), { recursive: true });
    fs.writeFileSync(path.join(root, '.cache/packageModel/v1.json'), '{"fingerprint":"');
    expect(findExport(await loadModel(root, 'versions/v1'), 'First')).toBeDefined();
  });
});

describe('the model of the installed packages', () => {
  it('has the documented members of types that are named, and of those that are not', async () => {
    const model = await loadModel(process.cwd(), SITE_PACKAGES);
    const props = findExport(model, 'QueryBuilderProps')?.members ?? [];
    const keysOf = (name: string) => {
      const prop = props.find((each) => each.name === name);
      return prop ? membersOf(model, prop.type) : [];
    };
    expect(keysOf('controlElements').map(({ name }) => name)).toContain('valueEditor');
    const ruleClass = keysOf('controlClassnames').find(({ name }) => name === 'rule');
    expect(ruleClass?.description).toBeTruthy();
  });

  it('knows the subpath of each parser, and the adapters of this repository', async () => {
    const model = await loadModel(process.cwd(), SITE_PACKAGES);
    expect(findExport(model, 'parseSQL')?.entryPoints).toEqual(['react-querybuilder/parseSQL']);
    expect(model.packages.map(({ name }) => name)).toContain('@react-querybuilder/tremor');
  });
});
