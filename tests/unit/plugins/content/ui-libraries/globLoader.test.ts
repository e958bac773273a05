import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import globLoader from '../../../../../plugins/content/ui-libraries/globLoader.cjs';
import { uiLibraries } from '../../../../../src/demo/uiLibraries';

const folder = path.resolve(import.meta.dirname, '../../../../../src/components/uiLibraries');

it('imports the project of each UI library, and is run again when a folder is added', () => {
  const watched: string[] = [];
  const source = fs.readFileSync(path.join(folder, 'projects.ts'), 'utf8');
  const loader = {
    context: folder,
    addDependency() {},
    addContextDependency: (name: string) => watched.push(name),
  };
  const result: string = globLoader.call(loader, source);
  const imported = [...result.matchAll(/import \* as \w+ from '\.\/(\w+)\/project\.ts';/g)];
  expect(imported.map(([, id]) => id).sort()).toEqual(uiLibraries.map(({ id }) => id).sort());
  expect(result).not.toContain('import.meta.glob');
  expect(watched).toEqual([folder]);
});
