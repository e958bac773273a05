import { deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { initialQuery } from '../../src/demo/initialQuery';
import { decodeState, encodeState } from '../../src/demo/permalink';
import { type DemoState, initialState } from '../../src/demo/state';
import { hydrated, testBrowser } from './support/browser';
import {
  chooseFormat,
  exported,
  orderOf,
  partOf,
  queryOf,
  routeOf,
  setOption,
  stageOf,
} from './support/demo';

const { newPage, open } = testBrowser({ savesData: true });
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** A state in which everything differs from what a visitor starts with. */
const state: DemoState = {
  query: {
    id: 'root',
    combinator: 'or',
    not: true,
    rules: [
      { id: 'a', field: 'customer', operator: 'contains', value: '<b onclick="x">Ada</b> & \' "' },
      { id: 'b', field: 'delivered', operator: '>', valueSource: 'field', value: 'ordered' },
      { id: 'c', field: 'kind', operator: 'notIn', value: ['cargo', 'folding'] },
    ],
  },
  settings: { ...initialState.settings, showCloneButtons: true, showBranches: true },
  format: 'json_without_ids',
  choices: { ...initialState.choices, sqlPreset: 'mysql' },
};

const withoutIds = (query: unknown): unknown =>
  JSON.parse(JSON.stringify(query, (key, value) => (key === 'id' ? undefined : value)));

describe('a permalink', () => {
  it.each(partOf(4, 8))(
    'opens the state that it was created from in the UI library %s',
    async (uiLibrary) => {
      const { page, complaints } = await open(routeOf(uiLibrary) + encodeState(state), CLIPBOARD);
      await expect
        .poll(() => page.locator('[data-export]').getAttribute('data-export'))
        .toBe('json_without_ids');
      // The export is updated after the query.
      await expect.poll(() => queryOf(page)).toEqual(withoutIds(state.query));
      await expect.poll(() => stageOf(page).locator('.rule-cloneRule').count()).toBe(3);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.pathname).toBe(routeOf(uiLibrary));
      const read = decodeState(copied.hash) as { state: DemoState };
      expect(withoutIds(read.state)).toEqual(withoutIds(state));
      expect(complaints).toEqual([]);
    },
  );

  describe('on the current page', () => {
    const follow = (page: Page, hash: string) =>
      page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
    const linkTo = (value: unknown, customer: string) =>
      encodeState({
        ...initialState,
        format: 'json_without_ids',
        query: {
          combinator: 'and',
          rules: [
            { field: 'notes', operator: 'contains', value },
            { field: 'customer', operator: '=', value: customer },
          ],
        },
      });
    const customer = (page: Page) => stageOf(page).locator('input.rule-value').last();

    it('is applied, and so is browser back', async () => {
      const { page } = await open('/demo');
      await follow(page, linkTo('one', 'Ada'));
      await expect.poll(() => customer(page).inputValue()).toBe('Ada');
      await follow(page, linkTo('two', 'Grace'));
      await expect.poll(() => customer(page).inputValue()).toBe('Grace');
      await page.goBack();
      await expect.poll(() => customer(page).inputValue()).toBe('Ada');
    });

    // The editor of a text makes one value of a list, and did so in the query that was there before.
    it('is applied even when its values do not fit their fields', async () => {
      const { page, complaints } = await open(`/demo${linkTo('fits', 'Ada')}`);
      await expect.poll(() => customer(page).inputValue()).toBe('Ada');
      for (const name of ['Grace', 'Edsger', 'Barbara']) {
        await follow(page, linkTo(['a', 'list', name], name));
        await expect.poll(() => orderOf(page)).toEqual(['notes', 'customer']);
        await expect.poll(() => customer(page).inputValue()).toBe(name);
        await expect.poll(async () => JSON.stringify(await queryOf(page))).toContain(name);
      }
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => customer(page).inputValue()).toBe('Edsger');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => customer(page).inputValue()).toBe('Grace');
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect.poll(() => customer(page).inputValue()).toBe('Edsger');
      expect(complaints).toEqual([]);
    });

    it('says what is shown instead when it contains no state, or replaces a query that Undo restores', async () => {
      const { page } = await open('/demo');
      await stageOf(page).locator('textarea').fill('typed by hand');
      await follow(page, '#v1=broken');
      await page
        .getByRole('status')
        .filter({ hasText: 'The current query is unchanged.' })
        .waitFor();
      expect(await stageOf(page).locator('textarea').inputValue()).toBe('typed by hand');
      await follow(page, linkTo('one', 'Ada'));
      await expect.poll(() => customer(page).inputValue()).toBe('Ada');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => stageOf(page).locator('textarea').inputValue()).toBe('typed by hand');
    });
  });

  it('is not created for a query that is too long, and the page says so', async () => {
    const { page } = await open('/demo', CLIPBOARD);
    const value = Array.from({ length: 9000 }, (_, at) => Math.sin(at).toString(36).slice(3, 6));
    await stageOf(page).locator('textarea').fill(value.join(''));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'This query is too long for a link' }).waitFor();
  });
});

describe('a link without a valid state', () => {
  const packed = encodeState(state);
  it.each([
    ['is cut off', packed.slice(0, packed.length / 2), 'link'],
    ['has broken escapes', '#v1=%E0%A4%A', 'link'],
    ['comes from a later version', '#v99=abc', 'another version'],
    ['has a hundred thousand characters', `#v1=${'A'.repeat(100_000)}`, 'limit'],
  ])('opens the default query and says so because it %s', async (_, hash, word) => {
    const { page, complaints } = await open(`/demo${hash}`);
    const notice = page.getByRole('status').filter({ hasText: word }).first();
    await notice.getByText('The demo shows its initial query instead.').waitFor();
    await chooseFormat(page, 'json_without_ids');
    expect(await queryOf(page)).toEqual(withoutIds(initialQuery));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('does not change what the browser has stored', async () => {
    const { page } = await open('/demo');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/demo#v1=broken');
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  it('shows no message when its hash is an anchor of the page', async () => {
    const { page } = await open('/demo#__docusaurus_skipToContent_fallback');
    expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  });
});

describe('switching to another UI library', () => {
  it('keeps query, options and format, and browser back restores them', async () => {
    const { page, complaints } = await open('/demo');
    await chooseFormat(page, 'json_without_ids');
    await setOption(page, 'Clone buttons', true);
    await stageOf(page).locator('.ruleGroup-addRule').first().click();
    const order = ['city', 'total', ['kind', 'notes'], 'customer'];
    for (const [uiLibrary, label] of [
      ['bootstrap', 'Bootstrap'],
      ['fluent', 'Fluent UI'],
    ] as const) {
      await page.getByRole('link', { name: label }).click();
      await page.locator(`[data-ui-library="${uiLibrary}"]`).waitFor();
      await expect.poll(() => orderOf(page)).toEqual(order);
      expect(await stageOf(page).locator('.rule-cloneRule').count()).toBe(5);
    }
    await stageOf(page).locator('.rule-remove').first().click();
    await page.goBack();
    await page.locator('[data-ui-library="bootstrap"]').waitFor();
    await expect.poll(() => orderOf(page)).toEqual(order);
    await page.goBack();
    await page.locator('[data-ui-library="default"]').waitFor();
    await expect.poll(() => orderOf(page)).toEqual(order);
    expect(complaints).toEqual([]);
  });

  it('leaves no state in the address until something changes', async () => {
    const { page } = await open('/demo');
    await page.getByRole('link', { name: 'Bulma' }).click();
    await page.locator('[data-ui-library="bulma"]').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    expect(await exported(page)).toContain("city = 'utrecht'");
  });

  it('works in a new tab with the same state', async () => {
    const { page } = await open('/demo');
    await stageOf(page).locator('input[type="number"]').fill('42');
    const link = page.getByRole('link', { name: 'Mantine' });
    await link.hover();
    const href = () => link.getAttribute('href');
    await expect.poll(href).toContain('/demo/mantine#v1=');
    const read = decodeState(((await href()) ?? '').replace('/demo/mantine', '')) as {
      state: DemoState;
    };
    expect((read.state.query as RuleGroupType).rules[1]).toMatchObject({ value: '42' });
  });
});

describe('the address', () => {
  const text = (page: Page) => stageOf(page).locator('textarea');
  const hash = (page: Page) => new URL(page.url()).hash;
  const incompressible = Array.from({ length: 9000 }, (_, at) =>
    Math.sin(at + 1)
      .toString(36)
      .slice(4, 7),
  ).join('');

  /** Makes a query, options and a format that can be told from the first ones. */
  async function edit(page: Page) {
    await chooseFormat(page, 'json_without_ids');
    await setOption(page, 'Clone buttons', true);
    await text(page).fill('typed by hand');
  }
  async function expectEdited(page: Page) {
    await expect.poll(() => text(page).inputValue()).toBe('typed by hand');
    expect(await stageOf(page).locator('.rule-cloneRule').count()).toBe(4);
    await page.locator('[data-export="json_without_ids"]').waitFor();
  }

  it('contains the state after going to the documentation and back, and after a reload', async () => {
    const { page, complaints } = await open('/demo');
    const entries = await page.evaluate(() => window.history.length);
    await edit(page);
    // The address follows each change after a pause, so that its first state may lack the text.
    await expect.poll(() => JSON.stringify(decodeState(hash(page)))).toContain('typed by hand');
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.getByRole('link', { name: 'Docs: Clone buttons' }).click();
    // The address changes before the page does.
    await page.locator('.theme-doc-markdown').waitFor();
    await page.goBack();
    await stageOf(page).waitFor();
    await expectEdited(page);

    await page.reload();
    await hydrated(page);
    await expectEdited(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('gift');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stageOf(page).locator('.rule-cloneRule').count()).toBe(0);
    await chooseFormat(page, 'sql');
    await expect.poll(() => hash(page)).toBe('');
    expect(complaints).toEqual([]);
  });

  it('contains what was typed right before the reader leaves the page', async () => {
    const { page } = await open('/demo/bulma');
    await page.getByRole('link', { name: 'Default', exact: true }).click();
    await page.locator('[data-ui-library="default"]').waitFor();
    await edit(page);
    await page.reload();
    await hydrated(page);
    await expectEdited(page);
    await text(page).fill('more');
    await page.goBack();
    await page.locator('[data-ui-library="bulma"]').waitFor();
    await page.goForward();
    await page.locator('[data-ui-library="default"]').waitFor();
    await expect.poll(() => text(page).inputValue()).toBe('more');
  });

  it('changes without scrolling the page or moving the focus', async () => {
    const { page } = await open('/demo', { viewport: { width: 1000, height: 500 } });
    await text(page).scrollIntoViewIfNeeded();
    await text(page).focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.type('abc');
    await expect.poll(() => hash(page)).toMatch(/^#v1=/);
    expect(await text(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  it('contains an id for a state that is too large, which the tab stores', async () => {
    const { page, complaints } = await open('/demo');
    await text(page).fill(incompressible);
    await expect.poll(() => hash(page)).toMatch(/^#stored=\w+$/);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => text(page).inputValue()).toBe(incompressible);
    await page.getByRole('link', { name: 'Bulma' }).hover();
    await page.getByRole('status').filter({ hasText: 'another tab opens without it' }).waitFor();
    await page.getByRole('link', { name: 'Bulma' }).click();
    await page.locator('[data-ui-library="bulma"]').waitFor();
    await expect.poll(() => text(page).inputValue()).toBe(incompressible);
    const stored = page.url();
    expect(complaints).toEqual([]);
    const other = await open(stored);
    await other.page
      .getByRole('status')
      .filter({ hasText: 'stored only in the browser tab' })
      .waitFor();
  });

  it('is accompanied by a message when the browser cannot store a state that is too large', async () => {
    const { page } = await newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto('/demo');
    await hydrated(page);
    await text(page).fill(incompressible);
    const notice = page.getByRole('status').filter({ hasText: 'does not let this page store it' });
    await notice.waitFor();
    // It is there as long as the page is.
    await page.getByRole('link', { name: 'Bulma' }).click();
    await page.locator('[data-ui-library="bulma"]').waitFor();
    await page.goBack();
    await page.locator('[data-ui-library="default"]').waitFor();
    await expect.poll(() => text(page).inputValue()).toBe(incompressible);
    await text(page).fill('short');
    await notice.waitFor({ state: 'detached' });
  });
});

describe('a link of the original site', () => {
  const packed = (original: unknown) =>
    `#s=${encodeURIComponent(deflateSync(JSON.stringify(original)).toString('base64'))}`;

  it('opens its options and its query', async () => {
    const rules = [{ field: 'notes', operator: 'contains', value: 'from afar' }];
    const query = { combinator: 'or', rules };
    const link = `/react-querybuilder${packed({ query })}&showBranches=true`;
    const { page, complaints } = await open(link);
    await expect.poll(() => stageOf(page).locator('textarea').inputValue()).toBe('from afar');
    expect(await stageOf(page).locator('.queryBuilder-branches').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('keeps its query when the fields differ', async () => {
    const rules = [{ field: 'firstName', operator: 'beginsWith', value: 'Stev' }];
    const options = { showNotToggle: true };
    const { page, complaints } = await open(
      `/demo${packed({ query: { combinator: 'and', rules }, options })}`,
    );
    const notice = page.getByRole('status').filter({ hasText: 'does not have: "firstName"' });
    const kept = notice.getByRole('textbox', { name: 'Query of the link' });
    expect(JSON.parse(await kept.inputValue())).toEqual({ combinator: 'and', rules });
    expect(await stageOf(page).locator('.ruleGroup-notToggle').count()).toBe(2);
    await page.reload();
    await hydrated(page);
    await notice.waitFor();
    expect(complaints).toEqual([]);
  });
});
