import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPackages } from '../../../../../plugins/publishing/shipped-packages/findPackages';

/** A folder with these packages, as version by folder. */
function folderWith(versions: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const [folder, version] of Object.entries(versions)) {
    fs.mkdirSync(path.join(root, folder), { recursive: true });
    fs.writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify({ version }));
  }
  return root;
}

it('names each version of a package once, the nested ones too', () => {
  const root = folderWith({
    'node_modules/immer': '10.0.0',
    'node_modules/@scope/store': '1.0.0',
    'node_modules/@scope/store/node_modules/immer': '11.0.0',
  });
  const files = [
    'src/pages/index.tsx',
    'node_modules/immer/dist/immer.mjs',
    'node_modules/immer/dist/other.mjs',
    'node_modules/@scope/store/index.js',
    'node_modules/@scope/store/node_modules/immer/dist/immer.mjs',
  ];
  expect(findPackages(files.map((file) => path.join(root, file)))).toMatchObject([
    { name: '@scope/store', version: '1.0.0' },
    { name: 'immer', version: '10.0.0' },
    { name: 'immer', version: '11.0.0' },
  ]);
});

it('names the file that it cannot read', () => {
  const root = folderWith({});
  expect(() => findPackages([path.join(root, 'node_modules/lost/index.js')])).toThrow(
    path.join('node_modules', 'lost', 'package.json'),
  );
});

it('reads the license of a package', () => {
  const root = folderWith({ 'node_modules/store': '1.0.0' });
  const folder = path.join(root, 'node_modules/store');
  const manifest = { version: '1.0.0', license: 'ISC' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folder, 'LICENSE.md'), 'The text\n');
  expect(findPackages([path.join(folder, 'index.js')])).toEqual([
    { name: 'store', version: '1.0.0', license: 'ISC', licenseText: 'The text' },
  ]);
});
