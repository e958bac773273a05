import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from './support/axe';
import { testBrowser, type WatchedPage } from './support/browser';
import { someOf } from './support/complete';
import { startFailingHost } from './support/failingHost';
import { appWith, sandboxOf } from './support/sandbox';

const { open } = testBrowser({ savesData: true });

/** What the first answer about types may take on a slow machine, in milliseconds. */
const FIRST_ANSWER = 60_000;

const TYPES = /\/types-[^/]+\.json$/;

/** Three names of version 6 that version 7 does not have. */
const FOR_VERSION_6 = `import { type BaseSelectorProps, type ParseNumbersMethod, parseSQL } from 'react-querybuilder';
${appWith(`export const method: ParseNumbersMethod = true;
export type Props = BaseSelectorProps;
console.log(parseSQL('a = 1'));`)}`;

/** The type errors in the list of problems. */
const typeErrors = (page: Page) => sandboxOf(page).problems.filter({ hasText: 'Type error: ' });
const checked = (page: Page) =>
  page.getByText('Loading types…').waitFor({ state: 'detached', timeout: FIRST_ANSWER });

describe('the types of the sandbox', { timeout: 2 * FIRST_ANSWER }, () => {
  let watched: WatchedPage;
  let page: Page;
  const requests: string[] = [];

  beforeAll(async () => {
    watched = await open('/sandbox?t=typescript&v=6');
    page = watched.page;
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    page.on('worker', (worker) => requests.push(new URL(worker.url()).pathname));
    await sandboxOf(page).rendered();
  }, FIRST_ANSWER);

  it('are requested when the editor is focused, and not before', async () => {
    const before = requests.splice(0);
    expect(before.filter((path) => TYPES.test(path))).toEqual([]);
    await sandboxOf(page).editor.focus();
    await expect
      .poll(() => requests.filter((path) => TYPES.test(path)).length, { timeout: FIRST_ANSWER })
      .toBe(2);
    await checked(page);
    expect(await typeErrors(page).count()).toBe(0);
    const early = new Set(before);
    expect(requests.filter((path) => early.has(path))).toEqual([]);
  });

  it('are shown on hover', async () => {
    await page.locator('.cm-line', { hasText: 'initialQuery: RuleGroupType' }).hover();
    await page.locator('.cm-line span', { hasText: 'RuleGroupType' }).last().hover();
    await page.locator('.cm-type', { hasText: /RuleGroupType/ }).waitFor();
    await page.mouse.move(0, 0);
  });

  it('complete names and list parameters', async () => {
    const { write, editor } = sandboxOf(page);
    await write("import * as rqb from 'react-querybuilder';\nrqb.formatQ");
    await editor.press('Control+End');
    await editor.press('Control+Space');
    await page.getByRole('option', { name: 'formatQuery' }).first().waitFor();
    await editor.press('Escape');
    await page.keyboard.type('uery(');
    await page.locator('.cm-type strong', { hasText: 'ruleGroup' }).waitFor();
  });

  it('report errors, in the editor and in the list of problems', async () => {
    const { write, rendered } = sandboxOf(page);
    await write(appWith('const text: string = 1;\nconsole.log(text);'));
    const error = typeErrors(page);
    await error.filter({ hasText: "Type 'number' is not assignable to type 'string'" }).waitFor();
    await page.locator('.cm-lintRange-error', { hasText: 'text' }).first().waitFor();
    // Code with type errors runs.
    await rendered();
    await error.getByRole('button', { name: 'App.tsx:1' }).click();
    expect(
      await page.locator('.cm-content').evaluate((node) => node.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor'))).toBeNull();
  });

  it('complete JavaScript, and report no errors in it', async () => {
    const { template, editor, write } = sandboxOf(page);
    await template.selectOption('javascript');
    await expect.poll(() => editor.getAttribute('aria-label')).toBe('Code of App.jsx');
    await write("import * as rqb from 'react-querybuilder';\nnull.missing;\nrqb.formatQ");
    await editor.press('Control+End');
    await editor.press('Control+Space');
    await page.getByRole('option', { name: 'formatQuery' }).first().waitFor();
    // Those of the code before stay until this code is checked.
    await expect.poll(() => typeErrors(page).count()).toBe(0);
  });

  it('report what another version does not have, with a link to the change', async () => {
    const { write, version, template } = sandboxOf(page);
    await template.selectOption('typescript');
    await expect
      .poll(() => sandboxOf(page).editor.getAttribute('aria-label'))
      .toBe('Code of App.tsx');
    await write(FOR_VERSION_6);
    await expect.poll(() => typeErrors(page).count(), { timeout: FIRST_ANSWER }).toBe(0);
    await version.selectOption('7');
    await expect.poll(() => typeErrors(page).count(), { timeout: FIRST_ANSWER }).toBe(3);
    expect(await sandboxOf(page).editor.textContent()).toContain('ParseNumbersMethod = true');
    const links = typeErrors(page).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      '/changes/6-to-7#types-baseselectorprops',
      '/changes/6-to-7#types-parsenumbersmethod',
      '/changes/6-to-7#functions-parsesql',
    ]);
    const anchors = await page.evaluate(async (addresses) => {
      const [path = ''] = (addresses[0] as string).split('#');
      const html = await (await fetch(path)).text();
      return addresses.map((address) =>
        new RegExp(`id="?${address?.split('#')[1]}[" >]`).test(html),
      );
    }, hrefs);
    expect(anchors).toEqual([true, true, true]);
    // Before axe sends messages to the frame of the preview, which complains about their origin.
    expect(watched.complaints).toEqual([]);
    expect(await violationsOf(page, { scope: 'main' })).toEqual([]);
  });
});

describe('types that do not load', { timeout: 2 * FIRST_ANSWER }, () => {
  it.each(
    someOf(
      [
        ['declarations', TYPES],
        ['the checker', /\.js$/],
      ],
      1,
    ),
  )('%s: the message says so, the code stays, and trying again helps', async (_, failing) => {
    const host = await startFailingHost();
    const { page } = await open('/sandbox?t=typescript', { baseURL: host.url });
    const { rendered, editor, write } = sandboxOf(page);
    await rendered();
    host.fail('404', (path) => failing.test(path));
    await write(appWith('const text: string = 1;\nconsole.log(text);'));
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await alert.waitFor({ timeout: FIRST_ANSWER });
    expect(await editor.textContent()).toContain('const text: string = 1;');
    // The host lets browsers keep the failure, as some do for everything below /assets.
    const refused = host.requests.map((request) => request.replace('GET ', ''));
    await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
      refused.filter((path) => failing.test(path)),
    );
    host.recover();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await typeErrors(page).first().waitFor({ timeout: FIRST_ANSWER });
    expect(await alert.count()).toBe(0);
  });
});
