import fs from 'node:fs';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { ADVISORIES, SHIPPED_PACKAGES_FILE } from '../../config/advisories';
import type { PackageVersion } from '../../plugins/shipped-packages/packagesOf';

const shipped = JSON.parse(fs.readFileSync(SHIPPED_PACKAGES_FILE, 'utf8')) as PackageVersion[];

const names = new Set(shipped.map(({ name }) => name));

describe('the packages that ship', () => {
  it('are listed: scripts, workers, styles, and not what builds the site', () => {
    const scripts = ['react-dom', 'react-querybuilder', 'antd', 'algoliasearch'];
    const loadedLater = ['sql.js', 'mingo', 'minisearch'];
    const stylesOnly = ['bulma', 'bootstrap-icons'];
    expect([...names]).toEqual(expect.arrayContaining([...scripts, ...loadedLater, ...stylesOnly]));
    const builds = ['@docusaurus/bundler', '@rspack/core', 'postcss', 'satori', 'vitest'];
    expect(builds.filter((name) => names.has(name))).toEqual([]);
  });

  it('are in no version that a known advisory names', () => {
    const affected = shipped.flatMap(({ name, version }) =>
      ADVISORIES.filter(
        (advisory) => advisory.package === name && semver.satisfies(version, advisory.affected),
      ).map(({ id }) => `${name} ${version}: ${id}`),
    );
    expect(affected).toEqual([]);
  });

  it('are what the known advisories are about', () => {
    expect(ADVISORIES.filter((advisory) => !names.has(advisory.package))).toEqual([]);
    expect(ADVISORIES.filter(({ affected }) => !semver.validRange(affected))).toEqual([]);
  });
});
