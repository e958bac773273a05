import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generatedFile } from '../../../../plugins/framework/generatedFile';
import { temporaryFolder } from '../../support/temporaryFolder';

it('finds a file that Docusaurus generates, and throws when there is none', () => {
  const folder = temporaryFolder();
  fs.writeFileSync(path.join(folder, 'registry.js'), '');
  expect(generatedFile(folder, 'registry.js', 'entry-size')).toBe(path.join(folder, 'registry.js'));
  expect(() => generatedFile(folder, 'routes.js', 'entry-size')).toThrow(
    'Docusaurus no longer generates .docusaurus/routes.js: adapt plugins/framework/entry-size',
  );
});
