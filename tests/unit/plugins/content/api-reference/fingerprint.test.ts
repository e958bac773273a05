import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiVersion } from '../../../../../config/apiVersions';
import {
  fingerprint as fingerprintOf,
  installedVersion,
} from '../../../../../plugins/content/api-reference/fingerprint';
import { temporaryFolder } from '../../../support/temporaryFolder';

const PACKAGES = ['react-querybuilder', '@react-querybuilder/bulma'];

const LATEST: ApiVersion = {
  name: 'current',
  major: '7',
  label: 'Latest',
  packages: '.',
  pages: 'api',
  route: '/api',
  examples: [],
};

const fingerprint = (siteDir: string, packages: readonly string[]) =>
  fingerprintOf(siteDir, LATEST, packages);

const manifest = (version: string) => JSON.stringify({ version });

const site = () =>
  temporaryFolder({
    'api-extractor/entries/core.ts': "export * from 'react-querybuilder';",
    'adapters/bulma/src/index.ts': 'export const bulma = 1;',
    'adapters/bulma/package.json': manifest('7.7.1'),
    'adapters/bulma/README.md': '# Bulma',
    'node_modules/react-querybuilder/package.json': manifest('7.7.1'),
    'node_modules/@react-querybuilder/bulma/package.json': manifest('7.7.1'),
    'node_modules/typedoc/package.json': manifest('0.28.20'),
    'node_modules/typescript/package.json': manifest('5.9.3'),
    'node_modules/unrelated/package.json': manifest('1.0.0'),
    'docs/intro.mdx': '# Intro',
  });

/** The fingerprints before and after a change to one file; `undefined` removes it. */
function aroundChange(file: string, content: string | undefined) {
  const siteDir = site();
  const before = fingerprint(siteDir, PACKAGES);
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  if (content === undefined) fs.rmSync(target);
  else fs.writeFileSync(target, content);
  return { before, after: fingerprint(siteDir, PACKAGES) };
}

describe('fingerprint', () => {
  it('is the same for the same input, wherever it lies', () => {
    const siteDir = site();
    expect(fingerprint(siteDir, PACKAGES)).toBe(fingerprint(siteDir, PACKAGES));
    expect(fingerprint(siteDir, PACKAGES)).toBe(fingerprint(site(), PACKAGES));
  });

  it.each<[string, string, string | undefined]>([
    ['an entry', 'api-extractor/entries/core.ts', 'export {};'],
    ['an adapter', 'adapters/bulma/src/index.ts', 'export const bulma = 2;'],
    ["an adapter's manifest", 'adapters/bulma/package.json', manifest('7.8.0')],
    ['an added source', 'adapters/bulma/src/more.ts', ''],
    ['a removed source', 'adapters/bulma/src/index.ts', undefined],
    ['a documented package', 'node_modules/react-querybuilder/package.json', manifest('7.7.2')],
    ['the generator', 'node_modules/typedoc/package.json', manifest('0.29.0')],
    ['the compiler', 'node_modules/typescript/package.json', manifest('5.9.4')],
    [
      'a generator that is added',
      'node_modules/typedoc-plugin-markdown/package.json',
      manifest('4'),
    ],
    ['a generator that is removed', 'node_modules/typedoc/package.json', undefined],
  ])('changes with %s', (_, file, content) => {
    const { before, after } = aroundChange(file, content);
    expect(after).not.toBe(before);
  });

  it.each([
    ['a guide', 'docs/intro.mdx', '# Introduction'],
    ["an adapter's readme", 'adapters/bulma/README.md', '# Bulma adapter'],
    ['a package that takes no part', 'node_modules/unrelated/package.json', manifest('2.0.0')],
    [
      'what an installed package says besides its version',
      'node_modules/react-querybuilder/package.json',
      JSON.stringify({ version: '7.7.1', _resolved: 'elsewhere' }),
    ],
  ])('stays with %s', (_, file, content) => {
    const { before, after } = aroundChange(file, content);
    expect(after).toBe(before);
  });

  it('changes when another package is documented', () => {
    const siteDir = site();
    expect(fingerprint(siteDir, [...PACKAGES, 'unrelated'])).not.toBe(
      fingerprint(siteDir, PACKAGES),
    );
  });
});

describe('the fingerprint of another version of the reference', () => {
  const next: ApiVersion = { ...LATEST, name: 'next', major: '8', packages: 'versions/v8' };

  it('changes with the packages of its own folder', () => {
    const siteDir = site();
    const manifestOf8 = path.join(siteDir, 'versions/v8/node_modules/react-querybuilder');
    fs.mkdirSync(manifestOf8, { recursive: true });
    const write = (version: string) =>
      fs.writeFileSync(path.join(manifestOf8, 'package.json'), manifest(version));
    write('8.0.0');
    const before = [LATEST, next].map((version) => fingerprintOf(siteDir, version, PACKAGES));
    write('8.1.0');
    const after = [LATEST, next].map((version) => fingerprintOf(siteDir, version, PACKAGES));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});

describe('installedVersion', () => {
  it('reads the version of an installed package, scoped ones too', () => {
    const siteDir = site();
    expect(installedVersion(siteDir, 'typedoc')).toBe('0.28.20');
    expect(installedVersion(siteDir, '@react-querybuilder/bulma')).toBe('7.7.1');
  });

  it('knows no version of a package that is not installed', () => {
    expect(installedVersion(site(), 'nowhere')).toBeUndefined();
  });
});
