import fs from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { loadModel, SITE_PACKAGES } from '../../../../../packageModel';
import { CORE } from '../../../../../packageModel/family.mjs';
import { coreExports } from '../../../../../packageModel/lookUp';
import { chooseEntryPoint } from '../../../../../plugins/content/member-facts/entryPoints';

const SUBPATH = `${CORE}/formatQuery`;
const choose = (kind: 'function' | 'interface', ...entryPoints: string[]) =>
  chooseEntryPoint({ name: 'name', kind, entryPoints }, CORE);

describe('the entry point that a page imports its member from', () => {
  it('is the main one, and the smaller one is named for values', () => {
    expect(choose('function', CORE)).toEqual({});
    expect(choose('function', SUBPATH, CORE)).toEqual({ smaller: SUBPATH });
    expect(choose('interface', CORE, SUBPATH)).toEqual({});
  });

  it('is the subpath where the main one does not have the name', () => {
    expect(choose('function', SUBPATH)).toEqual({ from: SUBPATH });
  });

  it('must exist', () => {
    expect(() => choose('function')).toThrow(/no entry point that exports "name"/);
  });
});

describe('a subpath that repeats names of the main entry point', () => {
  it('is smaller, and does not load React', async () => {
    const { resolve } = createRequire(`${process.cwd()}/package.json`);
    const model = await loadModel(process.cwd(), SITE_PACKAGES);
    const subpaths = new Set(
      coreExports(model).flatMap((each) => chooseEntryPoint(each, CORE).smaller ?? []),
    );
    expect(subpaths.size).toBeGreaterThan(0);
    const main = fs.statSync(resolve(`${CORE}/dist/react-querybuilder.mjs`)).size;
    for (const subpath of subpaths) {
      const code = fs.readFileSync(resolve(subpath), 'utf8');
      expect(code.length).toBeLessThan(main / 2);
      expect(code).not.toMatch(/(?:require\(|from\s*)["']react["']/);
    }
  });
});
