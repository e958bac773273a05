import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSandboxRequest } from '../../src/sandbox/request';
import { markup } from '../support/markup';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';
import { demoLinks } from './support/demoLinks';
import { type Watch, watchForInjectedMarkup } from './support/injectionAlarm';
import { searchWindow } from './support/searchWindow';
import { storageKeys } from './support/storageKeys';

const { newPage } = testBrowser({ savesData: true });

/** The same texts in each run. */
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, seed: number) =>
  fc.sample(arbitrary, { numRuns, seed });

/** The heading of {@link SHORT_GUIDE}. */
const GUIDE_TITLE = 'NotToggle';

let page: Page;
let alarms: string[];

beforeAll(async () => {
  ({ page } = await newPage());
  alarms = await watchForInjectedMarkup(page);
  // Its policy is that of every page of the site, so that the router shows all of them in it.
  await page.goto('/demo');
  await hydrated(page);
});

afterEach(() => {
  alarms.length = 0;
});

const keyOf = (name: string) => storageKeys().find((key) => key.startsWith(name)) ?? name;

/** Goes to an address by the history of the page, as the Back button does. */
async function show(address: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  await expect.poll(() => page.locator('main h1').first().textContent()).toBe(title);
}

it('the alarm detects injected markup and policy violations', async () => {
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.remove();
    try {
      document.createElement('p').innerHTML = '<img src=x>';
    } catch {
      // The policies refuse it.
    }
  });
  await expect.poll(() => alarms.join()).toMatch(/markup: <iframe/);
  await expect.poll(() => alarms.join()).toMatch(/refused: require-trusted-types-for/);
});

describe('input never becomes markup', () => {
  it('in the address of the search page: 60 cases', async () => {
    await show('/search', 'Search');
    await page.evaluate(
      async (queries) => {
        const { until } = window as unknown as Watch;
        for (const query of queries) {
          window.history.pushState({}, '', `/search?q=${encodeURIComponent(query)}`);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
          const title = `Search results for "${query.trim()}"`;
          await until(() => document.querySelector('main h1')?.textContent === title, title);
        }
      },
      sample(markup, 60, 1),
    );
    expect(alarms).toEqual([]);
  });

  it('in the field of the search window: 60 cases', async () => {
    const { open, dialog } = searchWindow(page);
    await open();
    await page.evaluate(
      async (queries) => {
        const { until } = window as unknown as Watch;
        const field = document.querySelector('dialog input') as HTMLInputElement;
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        for (const query of queries) {
          set?.call(field, query);
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          // What was searched for is named, or there are hits.
          const isAnswered = () =>
            document.querySelector('dialog [role="option"]') !== null ||
            document.querySelector('dialog strong')?.textContent === field.value;
          await until(
            () => document.querySelector('dialog [aria-busy="true"]') === null && isAnswered(),
            query,
          );
        }
      },
      sample(markup, 60, 2),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(alarms).toEqual([]);
  });

  it('in hashes of a guide: 150 cases', async () => {
    await show(SHORT_GUIDE, GUIDE_TITLE);
    await page.evaluate(
      async (hashes) => {
        for (const [at, hash] of hashes.entries()) {
          const changed = new Promise((resolve) => {
            window.addEventListener('hashchange', resolve, { once: true });
          });
          window.location.hash = `${hash}${at}`;
          await changed;
        }
      },
      [
        ...sample(markup, 75, 3).map((text) => encodeURIComponent(text)),
        ...sample(markup, 75, 4).map((text) => text.replace(/%/g, '')),
      ],
    );
    expect(await page.locator('main h1').textContent()).toBe(GUIDE_TITLE);
    expect(alarms).toEqual([]);
  });

  it('in links to the demo: 50 cases', async () => {
    await show('/demo', 'Demo');
    const links = demoLinks(sample, 50);
    expect(links.filter(({ shownValue }) => shownValue).length).toBeGreaterThan(30);
    const unseen = await page.evaluate(async (cases) => {
      const frame = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const missing: string[] = [];
      for (const { hash, shownValue } of cases) {
        const isShown = () =>
          [...document.querySelectorAll<HTMLInputElement>('[data-ui-library] input')].some(
            ({ value }) => value === shownValue,
          );
        window.location.hash = '';
        window.location.hash = hash;
        await frame();
        for (let frames = 0; shownValue && !isShown() && frames < 200; frames += 1) await frame();
        if (shownValue && !isShown()) missing.push(shownValue);
      }
      return missing;
    }, links);
    expect(unseen).toEqual([]);
    expect(await page.getByText(/The current query is unchanged/).count()).toBeGreaterThan(0);
    expect(alarms).toEqual([]);
  }, 120_000);

  it('in addresses of the sandbox page: 50 cases', async () => {
    await show('/sandbox', 'Sandbox');
    const names = fc.constantFrom('t', 'template', 'p', 'platform');
    const queries = sample(fc.tuple(names, markup, names, markup), 50, 5);
    await page.evaluate(
      async (searches) => {
        const { until } = window as unknown as Watch;
        for (const { search, problems } of searches) {
          window.history.pushState({}, '', search);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
          const shown = () => document.querySelector('main [role="alert"]')?.textContent;
          await until(() => shown() === problems, search);
        }
      },
      queries.map(([one, text, other, more]) => {
        const search = `?${new URLSearchParams([
          [one, text],
          [other, more],
        ])}`;
        return { search, problems: readSandboxRequest(search, []).problems.join('') };
      }),
    );
    expect(alarms).toEqual([]);
  });

  it('in remembered searches that another tab stores: 60 cases', async () => {
    await show(SHORT_GUIDE, GUIDE_TITLE);
    const { open, dialog } = searchWindow(page);
    await open();
    const texts = sample(fc.tuple(markup, markup, fc.boolean()), 60, 6);
    await page.evaluate(
      async ({ key, cases }) => {
        const { until } = window as unknown as Watch;
        for (const [at, [title, other, isFavourite]] of cases.entries()) {
          const entry = {
            url: `/docs/intro#${at}`,
            title: `${at} ${title}`,
            breadcrumb: [other],
            kind: other,
          };
          const foreign = { ...entry, url: other };
          const lists = isFavourite
            ? { recent: [foreign], favourites: [entry] }
            : { recent: [entry, foreign], favourites: other };
          const newValue = JSON.stringify(lists);
          localStorage.setItem(key, newValue);
          const init = { key, newValue, storageArea: localStorage, url: window.location.href };
          window.dispatchEvent(new StorageEvent('storage', init));
          const isShown = () =>
            [...document.querySelectorAll('dialog a')].some((link) =>
              link.textContent?.includes(entry.title),
            );
          await until(isShown, entry.title);
        }
      },
      { key: keyOf('docs.search.searches'), cases: texts },
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(alarms).toEqual([]);
  });

  it('in the highlighted words of opened hits: 200 cases, one of them enormous', async () => {
    await show(SHORT_GUIDE, GUIDE_TITLE);
    const words = sample(fc.array(markup, { minLength: 1, maxLength: 5 }), 199, 7);
    await page.evaluate(
      async ({ key, cases, guide }) => {
        const { until } = window as unknown as Watch;
        for (const [at, terms] of cases.entries()) {
          const arrival = { url: `${guide}#place-${at}`, terms: ['rule', ...terms] };
          localStorage.setItem(key, JSON.stringify([arrival]));
          window.location.hash = `#place-${at}`;
          await until(() => localStorage.getItem(key) === '[]', `arrival ${at}`);
        }
      },
      {
        guide: SHORT_GUIDE,
        key: keyOf('docs.search.arrivals'),
        cases: [...words, ['('.repeat(50_000), 'x'.repeat(50_000)]],
      },
    );
    expect(await page.locator('main h1').textContent()).toBe(GUIDE_TITLE);
    expect(alarms).toEqual([]);
  });

  it('in other stored values, in this tab or on the next page: 200 cases', async () => {
    await show(SHORT_GUIDE, GUIDE_TITLE);
    const keys = storageKeys();
    const texts = sample(markup, 200, 8);
    await page.evaluate(
      async ({ values, names }) => {
        const { until } = window as unknown as Watch;
        for (const [index, newValue] of values.entries()) {
          const key = names[index % names.length] as string;
          const oldValue = localStorage.getItem(key);
          localStorage.setItem(key, newValue);
          const init = { key, oldValue, newValue, storageArea: localStorage, url: location.href };
          window.dispatchEvent(new StorageEvent('storage', init));
          const { dataset } = document.documentElement;
          await until(
            () => /^(?:light|dark)$/.test(dataset.theme ?? ''),
            `a theme, not ${newValue}`,
          );
        }
      },
      { values: texts, names: keys },
    );
    for (const address of [
      '/docs/intro',
      '/search',
      `/?docusaurus-theme=${encodeURIComponent(texts[0] as string)}`,
    ]) {
      await page.goto(address);
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(alarms).toEqual([]);
  });
});
