import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { bytesTable, measureBytes } from '../../../scripts/pageBytes.mjs';

function siteWith(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'bytes-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

const sizeOf = (text: string) => gzipSync(text, { level: 9 }).length;

it('adds up what the largest page of each type loads first, each file once', () => {
  const script = 'console.log(1);'.repeat(50);
  const page =
    '<div id=__docusaurus><script type=application/json id=first-scripts>["/assets/a.js","/assets/a.js"]</script>';
  const small = '<div id=__docusaurus>';
  const root = siteWith({
    'docs/intro.html': page,
    'docs/other.html': small,
    'docs/old.html': '<script src=/assets/a.js>',
    'assets/a.js': script,
  });
  expect(measureBytes(root).Guides).toEqual({ html: sizeOf(page), js: sizeOf(script), css: 0 });
});

const bytes = (js: number) => ({ Guides: { html: 1000, js, css: 0 } });

it('shows the difference of each type of page', () => {
  expect(bytesTable(bytes(150_000), bytes(150_300))).toContain(
    '| Guides | 1.0 | 150.3 (+300 B) | 0.0 |',
  );
  expect(bytesTable(bytes(150_300), bytes(150_000))).toContain('150.0 (−300 B)');
});

it('says that nothing changes, or that there is nothing to compare with', () => {
  expect(bytesTable(bytes(1), bytes(1))).toContain('No page type changes.');
  expect(bytesTable(undefined, bytes(1))).toContain('no measurement to compare with');
});
