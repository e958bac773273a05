import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { uiLibraries } from '../../../src/demo/uiLibraries';

const root = path.resolve(import.meta.dirname, '../../..');
describe('the UI libraries', () => {
  it('have unique ids, labels, packages and routes', () => {
    for (const key of ['id', 'label', 'packageName', 'route'] as const) {
      expect(new Set(uiLibraries.map((uiLibrary) => uiLibrary[key])).size).toBe(uiLibraries.length);
    }
  });

  it.each(uiLibraries)('$id comes from an installed package', ({ packageName }) => {
    const file = path.join(root, 'node_modules', packageName, 'package.json');
    expect(fs.existsSync(file)).toBe(true);
  });
});
