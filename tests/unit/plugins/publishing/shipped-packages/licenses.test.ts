import { expect, it } from 'vitest';
import {
  checkLicenses,
  isAllowed,
  licenseList,
  licenseTexts,
  statedLicense,
} from '../../../../../plugins/publishing/shipped-packages/licenses';

const packageOf = (name: string, license: string, licenseText = '') => ({
  name,
  version: '1.0.0',
  license,
  licenseText,
});

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: 'Apache 2.0' }, 'Apache-2.0'],
  [{ licenses: [{ type: 'Apache v2.0' }] }, 'Apache-2.0'],
  [{ licenses: [{ type: 'MIT' }, { type: 'GPL-3.0' }] }, 'MIT OR GPL-3.0'],
  [{}, ''],
])('%j states "%s"', (manifest, license) => {
  expect(statedLicense(manifest)).toBe(license);
});

it.each([
  ['MIT', true],
  ['MIT AND ISC', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0) AND GPL-2.0', false],
  ['', false],
])('"%s" is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

it('stops the build with the packages whose license does not allow their use', () => {
  const good = packageOf('good', 'MIT');
  expect(() => checkLicenses([good])).not.toThrow();
  expect(() => checkLicenses([good, packageOf('bad', 'GPL-3.0'), packageOf('none', '')])).toThrow(
    'does not allow: bad 1.0.0 (GPL-3.0), none 1.0.0 (no license stated).',
  );
});

it('lists each package with its license', () => {
  expect(licenseList([packageOf('@a/b', 'MIT')], '/texts.txt')).toContain(
    '>@a/b</a></td><td>1.0.0</td><td>MIT</td>',
  );
});

it('has each text once, below the packages that contain it', () => {
  const texts = licenseTexts([
    packageOf('a', 'MIT', 'Copyright A'),
    packageOf('b', 'MIT', 'Copyright A'),
    packageOf('c', 'ISC'),
  ]);
  expect(texts).toMatch(/^a 1\.0\.0\nb 1\.0\.0\n\nCopyright A\n/);
  expect(texts.match(/Copyright A/g)).toHaveLength(1);
  expect(texts).toContain('c 1.0.0\n\nThe package contains no text; its package.json states: ISC.');
});
