import { expect, it } from 'vitest';
import { SHORT_GUIDE } from './routes';
import { hydrated, testBrowser } from './support/browser';

const { newPage, open } = testBrowser({ hasEmptyCache: true });

it('requests no script before the text is painted', async () => {
  const { page, complaints } = await open(SHORT_GUIDE);
  const { painted, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(requested.length).toBeGreaterThan(0);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(painted as number);
  expect(complaints).toEqual([]);
});

it.each([SHORT_GUIDE, '/demo/antd'])(
  'begins each script with the mark that lets V8 compile it while it arrives: %s',
  async (path) => {
    const { page } = await open(path);
    const firstLines = await page.evaluate(() => {
      const requested = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = requested.filter((name) => name.endsWith('.js'));
      return Promise.all(
        scripts.map(async (script) => (await (await fetch(script)).text()).split('\n', 1)[0]),
      );
    });
    expect(firstLines.length).toBeGreaterThan(4);
    expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
  },
);

it.each([
  { what: 'the menu', name: 'Toggle navigation bar', width: 390, shown: '.navbar-sidebar--show' },
  { what: 'the search', name: /^Search/, width: 1300, shown: 'dialog[open]' },
])('opens $what for a press before the scripts have come', async ({ name, width, shown }) => {
  const { page, complaints } = await newPage({ viewport: { width, height: 850 } });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(SHORT_GUIDE, { waitUntil: 'commit' });
  await page.getByRole('button', { name }).click();
  expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
  release();
  await hydrated(page);
  await page.locator(shown).waitFor();
  expect(complaints).toEqual([]);
});
