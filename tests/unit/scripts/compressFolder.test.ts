import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { compressFolder } from '../../../scripts/compressFolder.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const text = 'A sentence that repeats itself. '.repeat(100);

it('writes text files compressed, twice, with the time of the file', async () => {
  const folder = temporaryFolder({
    'docs/intro.html': text,
    'docs/short.html': 'short',
    'img/photo.png': text,
  });
  const file = path.join(folder, 'docs/intro.html');
  const time = new Date('2026-01-02T03:04:05Z');
  fs.utimesSync(file, time, time);

  const { files, before, gzip, brotli } = await compressFolder(folder);
  const compressed = globSync('**/*.{gz,br}', { cwd: folder }).sort();
  expect(compressed).toEqual(['docs/intro.html.br', 'docs/intro.html.gz']);
  expect(brotliDecompressSync(fs.readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(fs.readFileSync(`${file}.gz`)).toString()).toBe(text);
  expect(fs.statSync(`${file}.gz`).mtime).toEqual(time);
  expect([files, before]).toEqual([1, text.length]);
  expect([gzip, brotli]).toEqual(['gz', 'br'].map((type) => fs.statSync(`${file}.${type}`).size));
});

it('removes what an earlier build left', async () => {
  const folder = temporaryFolder({ 'docs/gone.html.gz': 'old', 'docs/gone.html.br': 'old' });
  await compressFolder(folder);
  expect(globSync('**/*', { cwd: folder })).toEqual([]);
});
