import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHIPPED_PACKAGES_FILE } from '../../config/shippedPackages';
import type { PackageVersion } from '../../plugins/publishing/shipped-packages/findPackages';

const shipped = JSON.parse(fs.readFileSync(SHIPPED_PACKAGES_FILE, 'utf8')) as PackageVersion[];

const names = new Set(shipped.map(({ name }) => name));

describe('the list of shipped packages', () => {
  it('contains those of scripts, workers and styles, but no build tools', () => {
    const scripts = ['react-dom', 'react-querybuilder', 'antd', 'algoliasearch'];
    const loadedLater = ['sql.js', 'mingo', 'minisearch'];
    const stylesOnly = ['bulma', 'bootstrap-icons'];
    expect([...names]).toEqual(expect.arrayContaining([...scripts, ...loadedLater, ...stylesOnly]));
    const builds = ['@docusaurus/bundler', '@rspack/core', 'postcss', 'satori', 'vitest'];
    expect(builds.filter((name) => names.has(name))).toEqual([]);
  });
});
