import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';

/** Generated content with an alternative text, from the comment before it on. Firefox reads it since 128, Safari since 17.4. */
const WITH_TEXT = /(?:\/\*[^*]*\*\/\s*)?content:\s*("[^"]*")\s*\/\s*"[^"]*";/g;

it('generated content with an alternative text has a declaration without it before, for older browsers', () => {
  const found = globSync('src/**/*.css').flatMap((file) => {
    const css = fs.readFileSync(file, 'utf8');
    return [...css.matchAll(WITH_TEXT)].map(({ 1: content, index }) => ({
      file,
      hasFallback: css.slice(0, index).trimEnd().endsWith(`content: ${content};`),
    }));
  });
  expect(found).not.toEqual([]);
  expect(found.filter(({ hasFallback }) => !hasFallback)).toEqual([]);
});
