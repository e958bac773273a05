import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import semver from 'semver';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { loadModel, SITE_PACKAGES } from '../../../../../packageModel';
import { findExport } from '../../../../../packageModel/lookUp';
import { collectFacts, manifestOf } from '../../../../../plugins/content/home-facts/facts';
import { formatInfos } from '../../../../../src/demo/formatInfos';
import { importFormats } from '../../../../../src/demo/imports/formats';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('react-querybuilder/package.json'));

describe('the facts of the home page', () => {
  it('are those of the installed packages', async () => {
    const facts = await collectFacts();
    const { license, version, peerDependencies } = manifestOf('react-querybuilder');
    expect(facts).toMatchObject({ license, version });
    const range = peerDependencies.react ?? '';
    expect(semver.satisfies(`${facts.react}.0.0`, range)).toBe(true);
    expect(semver.satisfies(`${Number(facts.react) - 1}.99.99`, range)).toBe(false);
    expect(ts.version).toMatch(new RegExp(`^${facts.typescript}\\.`));

    // With dependencies it is larger than by itself, and no larger than everything together.
    const bundle = fs.readFileSync(path.join(folder, 'dist/react-querybuilder.production.mjs'));
    const own = gzipSync(bundle, { level: 9 }).length;
    expect(facts.size).toBeGreaterThan(own);
    expect(facts.size).toBeLessThan(own * 3);
  }, 30_000);

  it('count the formats that the library declares', async () => {
    const model = await loadModel(process.cwd(), SITE_PACKAGES);
    const declared = findExport(model, 'ExportFormat')?.literals ?? [];
    expect(declared.length).toBeGreaterThan(10);
    expect(formatInfos.map(({ id }) => id).sort()).toEqual([...declared].sort());
    const parsers = fs
      .readdirSync(path.join(folder, 'dist'))
      .flatMap((file) => /^parse(\w+)\.js$/.exec(file)?.[1]?.toLowerCase() ?? []);
    expect(importFormats.map(({ id }) => id).sort()).toEqual(parsers.sort());
  });
});
