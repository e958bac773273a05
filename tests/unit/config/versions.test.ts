import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { announcementOf } from '../../../config/announcement';
import {
  DOCS_VERSIONS,
  GUIDES_VERSIONS,
  newestMajor,
  UNRELEASED_MAJOR,
  unreleasedLabel,
} from '../../../config/versions';
import { temporaryFolder } from '../support/temporaryFolder';

describe('the unreleased version', () => {
  it('is named after its packages until they are released', () => {
    expect(unreleasedLabel('8', ['7', '6'])).toBe('next (8.x)');
    expect(unreleasedLabel('8', ['8', '7'])).toBe('next');
  });

  it('has the major version of the installed core package in its label', () => {
    const [next] = GUIDES_VERSIONS;
    const manifest = fs.readFileSync(`${next?.packages}/package.json`, 'utf8');
    const core = JSON.parse(manifest).dependencies['react-querybuilder'] as string;
    expect(core.split('.')[0]).toBe(UNRELEASED_MAJOR);
    expect(DOCS_VERSIONS.current?.label).toMatch(
      new RegExp(`^next( \\(${UNRELEASED_MAJOR}\\.x\\))?$`),
    );
  });

  it('is that of the newest folder of packages', () => {
    const site = temporaryFolder({
      'versions/v9/package.json': '',
      'versions/v10/package.json': '',
    });
    expect(newestMajor(site, ['9'])).toBe('10');
  });
});

it('stops the build when a version is cut that has no packages, and names the file to write', () => {
  const site = temporaryFolder({ 'versions/v9/package.json': '' });
  expect(() => newestMajor(site, ['10', '9'])).toThrow(
    'versions/v10/package.json does not exist, but versions.json lists version 10. Write it, with the packages that the guides of version 10 describe.',
  );
});

describe('the announcement bar', () => {
  it('leads to the unreleased guides, and after the release to the released ones', () => {
    expect(announcementOf('8', ['7'], '/').content).toContain('href="/docs/next/migrate"');
    expect(announcementOf('8', ['8', '7'], '/').content).toContain('href="/docs/migrate"');
  });

  it('returns after the release for readers who closed it', () => {
    expect(announcementOf('8', ['7'], '/').id).not.toBe(announcementOf('8', ['8', '7'], '/').id);
  });
});
