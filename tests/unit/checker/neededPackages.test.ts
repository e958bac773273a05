import { expect, it } from 'vitest';
import { SITE } from '../../../checker/config.mjs';
import { neededPackages } from '../../../checker/neededPackages.mjs';

it('a check of one guide needs the packages of its version only', () => {
  const files = ['versioned_docs/version-7/components/rule.mdx'];
  expect(neededPackages(SITE, { files })).toEqual(['versions/v7']);
});

it('a check of a guide whose blocks name an older version needs the packages of both', () => {
  const files = ['versioned_docs/version-7/migrate.mdx'];
  expect(neededPackages(SITE, { files }).sort()).toEqual(['versions/v6', 'versions/v7']);
});

it('a check of all guides needs the packages of all versions', () => {
  const all = SITE.versions.map(({ packages }) => packages);
  expect(neededPackages(SITE, { files: [] }).sort()).toEqual([...new Set(all)].sort());
});

it('a check of a page that does not exist needs no packages', () => {
  expect(neededPackages(SITE, { files: ['docs/nowhere.mdx'] })).toEqual([]);
});
