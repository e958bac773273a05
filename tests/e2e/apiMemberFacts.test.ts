import { createRequire } from 'node:module';
import path from 'node:path';
import { load } from 'cheerio/slim';
import type { Page } from 'playwright-core';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../api-extractor/packages';
import { CORE } from '../../packageModel/family.mjs';
import { workspacePackagesOf } from '../../packageModel/installed';
import { createProgram } from '../../packageModel/program';
import { type ApiMemberPage, apiMemberPages, BUILT_APIS } from './support/apiReference';
import { testBrowser } from './support/browser';

const ROOT = process.cwd();

/** Entry points that need optional packages, which are not installed. */
const NEED_PARSERS = ['react-querybuilder/parseCypher', 'react-querybuilder/parseSPARQL'];

/** A page of the reference that describes a member. */
interface MemberPage {
  route: string;
  packageName: string;
  name: string;
  kind: string;
  /** The code block directly below the title. */
  importLine: string;
  sources: string[];
  guides: string[];
  note: string;
}

const readMember = ({ route, packageName, name, main }: ApiMemberPage): MemberPage => {
  const $ = load(main);
  const text = (selector: string) => $(selector).first().text();
  const head = $('.markdown > header + [data-nosnippet]');
  return {
    route,
    packageName,
    name,
    kind: text('article p').split(' of ')[0] ?? '',
    importLine: head.find('pre').first().text().trim(),
    sources: $('article p')
      .first()
      .find('a[href*="/blob/"], a[href*="/tree/"]')
      .toArray()
      .map((link) => $(link).attr('href') as string),
    guides: head
      .find('a[href^="/docs"]')
      .toArray()
      .map((link) => $(link).attr('href') as string),
    note: text('aside[aria-label="About this reference"]'),
  };
};

const share = (pages: MemberPage[], isCounted: (page: MemberPage) => boolean) =>
  pages.filter(isCounted).length / pages.length;

describe.each(BUILT_APIS)('the pages of all members at $route', (version) => {
  const members = apiMemberPages(version).map(readMember);
  const folder = path.join(ROOT, version.packages);

  it('are as many as the packages have exports', () => {
    expect(members.length).toBe(version.model.packages.flatMap(({ exports }) => exports).length);
  });

  it('begin with a statement that imports the member', () => {
    const wrong = members.filter(
      ({ name, importLine }) =>
        !new RegExp(`^import (?:type )?\\{ ${name} \\} from '[\\w@/-]+';$`).test(importLine),
    );
    expect(wrong).toEqual([]);
  });

  it('import from entry points whose declarations have the name, as a type where it is one', () => {
    const file = path.posix.join(folder, '.apiMembers.ts');
    const line = ({ importLine, name }: MemberPage, i: number) =>
      `${importLine.replace('}', `as member${i} }`)} export type { member${i} }; // ${name}`;
    const program = createProgram(
      { folder, workspacePackages: version.isLatest ? workspacePackagesOf(ROOT) : [] },
      new Map([[file, members.map(line).join('\n')]]),
      { options: { isolatedModules: true, verbatimModuleSyntax: true } },
    );
    const errors = program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    expect(errors).toEqual([]);
  });

  it('import from modules of the core package that have the value when they run', () => {
    const values = members.filter(
      ({ packageName, importLine }) =>
        packageName === CORE &&
        !importLine.includes('import type') &&
        !NEED_PARSERS.some((entryPoint) => importLine.includes(`'${entryPoint}'`)),
    );
    expect(values.length).toBeGreaterThan(150);
    const load = createRequire(path.join(folder, 'package.json'));
    const missing = values.filter(({ name, importLine }) => {
      const from = /from '(.+)';$/.exec(importLine)?.[1] as string;
      return (load(from) as Record<string, unknown>)[name] === undefined;
    });
    // The declarations of 8.24.1 have this constant, which the code does not export.
    const undefinedInCode = version.isLatest ? [] : ['sliceName'];
    expect(missing.map(({ name }) => name)).toEqual(undefinedInCode);
  });

  it('link to their source at the release, 95 of 100 of them', () => {
    expect(share(members, ({ sources }) => sources.length === 1)).toBeGreaterThanOrEqual(0.95);
    const wrong = members.flatMap(({ sources }) =>
      sources.filter(
        (source) =>
          !/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:(?:blob\/v[\d.]+\/packages\/[\w-]+\/src\/[\w./-]+\.tsx?(?:#L\d+)?|tree\/v[\d.]+\/packages\/[\w-]+)|blob\/HEAD\/types\/[\w-]+\/index\.d\.ts)$/.test(
            source,
          ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('link to the guides that explain them, 70 of 100 of those of the core package', () => {
    const core = members.filter(({ packageName }) => packageName === CORE);
    expect(share(core, ({ guides }) => guides.length > 0)).toBeGreaterThanOrEqual(0.7);
    expect(Math.max(...members.map(({ guides }) => guides.length))).toBeLessThanOrEqual(6);
  });

  it('call components and hooks what they are', () => {
    const kindOf = (name: string) => members.find((member) => member.name === name)?.kind;
    expect(kindOf('QueryBuilder')).toBe('Component');
    expect(kindOf('useQueryBuilder')).toBe('Hook');
    expect(kindOf('formatQuery')).toBe('Function');
    expect(kindOf('RuleGroupType')).toBe('Interface');
    expect(kindOf('TestID')).toBe('Variable');
    const hooks = members.filter(({ kind }) => kind === 'Hook');
    expect(hooks.filter(({ name }) => !/^use[A-Z]/.test(name))).toEqual([]);
    expect(members.filter(({ kind }) => !/^[A-Z][a-z ]+$/.test(kind))).toEqual([]);
  });

  it('end with a note about their own package only', () => {
    const wrong = members.filter(({ packageName, note }) =>
      PACKAGES.some(
        (name) => name !== packageName && new RegExp(`(?<![\\w/@])${name}(?![\\w/-])`).test(note),
      ),
    );
    expect(wrong).toEqual([]);
    expect(members.filter(({ packageName, note }) => !note.includes(packageName))).toEqual([]);
  });
});

describe('the facts about a member', () => {
  const { open } = testBrowser({ savesData: true });

  /** The links in a row of the facts. */
  const linksIn = (page: Page, row: string) =>
    page.locator('dl > div', { has: page.getByText(row, { exact: true }) }).getByRole('link');

  it('name the entry point of a parser, since when it exists, and where it was before', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/parseSQL');
    const text = await page.locator('article').textContent();
    expect(text).toContain("import { parseSQL } from 'react-querybuilder/parseSQL';");
    expect(text).toContain('Since version 4');
    expect(text).toContain('Moved in 7: react-querybuilder → react-querybuilder/parseSQL');
    await linksIn(page, 'History').first().click();
    await page.waitForURL('**/changes/6-to-7#functions-parsesql');
    await page.locator('#functions-parsesql').waitFor();
    expect(complaints).toEqual([]);
  });

  it('name the smaller entry point of a function', async () => {
    const { page } = await open('/api/react-querybuilder/functions/formatQuery');
    await page.getByText('react-querybuilder/formatQuery, which is smaller').waitFor();
  });

  it('lead to the heading of a guide', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/parseSQL');
    const link = linksIn(page, 'Explained in').first();
    expect(await link.textContent()).toBe('Import a query › parseSQL');
    await link.click();
    await page.waitForURL('**/docs/utils/import#parsesql');
    await page.locator('h2#parsesql, h3#parsesql').waitFor();
    expect(complaints).toEqual([]);
  });

  it('are replaced when the reader goes to another member', async () => {
    const { page, complaints } = await open('/api/react-querybuilder/functions/parseSQL');
    await page.getByRole('link', { name: 'DefaultRuleGroupType' }).first().click();
    await page.waitForURL('**/type-aliases/DefaultRuleGroupType');
    await page
      .getByText("import type { DefaultRuleGroupType } from 'react-querybuilder';")
      .waitFor();
    expect(
      await page
        .locator('article')
        .getByText(/import .*parseSQL/)
        .count(),
    ).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('let the keyboard copy the import', async () => {
    const { page } = await open('/api/react-querybuilder/interfaces/RuleType', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("import type { RuleType } from 'react-querybuilder';");
  });
});
