import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Modules that an import loads, at once or later. A type is no module, and neither is a worker. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^;'"]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

function fileOf(specifier: string, importer: string): string | undefined {
  const base = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.') && path.join(path.dirname(importer), specifier);
  if (!base) return undefined;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => fs.existsSync(file));
}

/** Everything of the site that a module can load, and the packages. */
function loadedBy(entry: string): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, specifier, lazy] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const found = (specifier ?? lazy) as string;
      loaded.add(fileOf(found, file) ?? found);
    }
  }
  return loaded;
}

const READING = ['src/demo/imports/readQuery.ts', 'react-querybuilder/parseSQL', 'jsonc-parser'];

describe('the code of the import panel', () => {
  it('never loads a parser on the page', () => {
    const loaded = loadedBy('src/components/ImportPanel/index.tsx');
    expect([...loaded]).toContain('src/demo/imports/importQuery.ts');
    expect([...loaded].filter((file) => READING.includes(file))).toEqual([]);
    expect([...loaded].filter((file) => file.startsWith('src/demo/imports/'))).toEqual([
      'src/demo/imports/formats.ts',
      'src/demo/imports/importQuery.ts',
      'src/demo/imports/readInWorker.ts',
      'src/demo/imports/importError.ts',
    ]);
  });

  it('loads the parsers in its worker', () => {
    expect([...loadedBy('src/demo/imports/worker.ts')]).toEqual(expect.arrayContaining(READING));
  });
});
