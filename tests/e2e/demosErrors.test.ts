import { compressToEncodedURIComponent } from 'lz-string';
import type { Page } from 'playwright-core';
import type { RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { RUNNABLE_FORMATS } from '../../src/demo/engines';
import { encodeState } from '../../src/demo/permalink';
import { type DemoState, initialState } from '../../src/demo/state';
import { hydrated, testBrowser } from './support/browser';
import {
  addRule,
  chooseFormat,
  chooseInRule,
  exported,
  queryOf,
  routeOf,
  setOption,
  stageOf,
} from './support/demo';
import { type HostFailure, startFailingHost } from './support/failingHost';
import { goOffline } from './support/network';

const { newPage, open } = testBrowser({ savesData: true, hasEmptyCache: true });

const linkOf = (payload: unknown) =>
  `/demo#v1=${compressToEncodedURIComponent(JSON.stringify(payload))}`;
const linkWith = (rules: object[], rest: object = {}) =>
  linkOf({ ...rest, q: { combinator: 'and', rules } });

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
};
const result = (page: Page, format: string) => page.locator(`[data-result="${format}"]`);
const settled = (page: Page, format: string) =>
  page.locator(`[data-result="${format}"]:is([data-state="agrees"], [data-state="differs"])`);
const uncaught = (complaints: string[]) =>
  complaints.filter((text) => text.startsWith('uncaught') || text.startsWith('third party'));

describe('a permalink', () => {
  it('that compares with what is no field opens with a message, and can be edited', async () => {
    const rules = [
      { field: 'deposit', operator: '=', value: ['total', 'total'], valueSource: 'field' },
      { field: 'deposit', operator: '=', value: true, valueSource: 'field' },
      { field: 'notes', operator: 'contains', value: ['x'], valueSource: 'field' },
    ];
    const { page, complaints } = await open(linkWith(rules, { f: 'elasticsearch' }));
    await page.getByRole('status').filter({ hasText: 'Choose what to compare' }).waitFor();
    await page.locator('[data-export="elasticsearch"] code').waitFor();
    expect(await stageOf(page).locator('.rule').count()).toBe(3);
    await addRule(page, 'default', 'City');
    await expect.poll(() => exported(page)).toContain('utrecht');
    expect(complaints).toEqual([]);
  });
});

describe('pickers that do not load', () => {
  it("leave the browser's own inputs, and are there for the next rule when they load", async () => {
    const { page } = await open(routeOf('antd'));
    await chooseFormat(page, 'json_without_ids');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await addRule(page, 'antd', 'Ordered on');
    const date = stageOf(page).locator('input[type="date"]');
    await date.fill('2026-01-05');
    await expect
      .poll(() => queryOf(page))
      .toMatchObject({
        rules: expect.arrayContaining([expect.objectContaining({ value: '2026-01-05' })]),
      });
    const pickers = stageOf(page).locator('.ant-picker');
    expect(await pickers.count()).toBe(0);

    await page.unroute('**/assets/js/*.js');
    await addRule(page, 'antd', 'Delivered on');
    await pickers.waitFor();
    expect(await date.inputValue()).toBe('2026-01-05');
  });
});

describe('an export that throws', () => {
  it('shows an error in its panel, and keeps the query and the other formats', async () => {
    const { page, complaints } = await newPage();
    // No query is known that the library cannot write, so a part of the browser is made to fail.
    await page.addInitScript(() => {
      const { replaceAll, replace } = String.prototype;
      const guarded = (original: typeof replace) =>
        function (this: string, ...args: Parameters<typeof replace>) {
          if (String(this) === 'unwritable') throw new TypeError('It broke');
          return original.apply(this, args);
        };
      Object.assign(String.prototype, {
        replace: guarded(replace),
        replaceAll: guarded(replaceAll as typeof replace),
      });
    });
    await page.goto('/demo');
    await hydrated(page);
    const text = stageOf(page).locator('textarea');
    await text.fill('unwritable');
    const alert = page.getByRole('alert').filter({ hasText: 'cannot be written as SQL' });
    await alert.getByText('It broke').waitFor();
    expect(await text.inputValue()).toBe('unwritable');

    const panel = await openTab(page, 'Run');
    await panel.getByRole('button', { name: 'All' }).click();
    await result(page, 'sql').getByText('cannot be written in this format').waitFor();
    await settled(page, 'mongodb').waitFor();
    await panel.getByText(/formats that ran (agree|differs?)\.$/).waitFor();
    await (await openTab(page, 'Import')).getByRole('button', { name: /current query/ }).click();
    await page.getByRole('alert').getByText('cannot be written as SQL').waitFor();

    await openTab(page, 'Export');
    await chooseFormat(page, 'json_without_ids');
    expect(JSON.stringify(await queryOf(page))).toContain('unwritable');
    await chooseFormat(page, 'sql');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => exported(page)).toContain('gift');
    expect(complaints).toEqual([]);
  });

  it('cannot be caused by changing the operator of two fields', async () => {
    const { page, complaints } = await open('/demo');
    await chooseFormat(page, 'elasticsearch');
    await setOption(page, 'Lists as arrays', true);
    await addRule(page, 'default', 'Delivered on');
    const rule = stageOf(page).locator('.rule').last();
    await chooseInRule(page, 'default', rule, 'rule-operators', 'between');
    await chooseInRule(page, 'default', rule, 'rule-valueSource', 'field');
    const ends = rule.locator('select.rule-value-list-item');
    for (const end of [0, 1]) await ends.nth(end).selectOption({ label: 'Ordered on' });
    await chooseInRule(page, 'default', rule, 'rule-operators', '=');
    await expect.poll(() => ends.count()).toBe(0);
    await expect.poll(() => exported(page)).toMatch(/delivered.*ordered/s);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-export="elasticsearch"] code').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('an engine that never finishes', () => {
  const endless = linkWith([
    { field: 'notes', operator: 'contains', value: '^(([a-zA-Z .,]+)+)+#$' },
  ]);

  it('is stopped with a message, while the page stays usable and the other engines answer', async () => {
    const { page, complaints } = await open(endless);
    await page.clock.install();
    const panel = await openTab(page, 'Run');
    await panel.getByRole('button', { name: 'All' }).click();
    for (const format of RUNNABLE_FORMATS.filter((id) => id !== 'mongodb' && id !== 'spel')) {
      await settled(page, format).waitFor();
    }
    await setOption(page, 'Clone buttons', true);
    await stageOf(page).locator('.rule-cloneRule').waitFor();
    for (const [format, name] of [
      ['mongodb', 'Mingo'],
      ['spel', 'spel2js'],
    ] as const) {
      // An engine that still loads has not started to use its time.
      await expect
        .poll(async () => {
          await page.clock.fastForward(5000);
          return result(page, format).textContent();
        })
        .toContain('took too long and was stopped');
      expect(await result(page, format).textContent()).toContain(name);
      expect(await result(page, format).textContent()).toContain('Change the value');
    }
    expect(await settled(page, 'sql').count()).toBe(1);

    await stageOf(page).locator('textarea').fill('gift');
    for (const format of RUNNABLE_FORMATS) await settled(page, format).waitFor();
    expect(complaints).toEqual([]);
  });

  it('does not block the next query after it is stopped', async () => {
    const { page, complaints } = await open(endless);
    await page.clock.install();
    const panel = await openTab(page, 'Run');
    const started = page.waitForEvent('worker');
    await panel.getByRole('checkbox', { name: /MongoDB/ }).check();
    const worker = await started;
    await expect.poll(() => result(page, 'mongodb').getAttribute('data-state')).toBe('working');
    await stageOf(page).locator('textarea').fill('gift');
    await expect
      .poll(async () => {
        const isStopped = !page.workers().includes(worker);
        // In steps: the time of the engine that takes its place begins before its end is noticed here.
        if (!isStopped) await page.clock.fastForward(500);
        return isStopped;
      })
      .toBe(true);
    await settled(page, 'mongodb').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a browser without web workers', () => {
  it('shows a message in Run and Import, and everything else works', async () => {
    const { page, complaints } = await newPage();
    await page.addInitScript(() => {
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException('Not here', 'SecurityError');
          }
        },
      });
    });
    await page.goto('/demo');
    await hydrated(page);
    const run = await openTab(page, 'Run');
    await run.getByRole('checkbox', { name: /MongoDB/ }).check();
    await result(page, 'mongodb').getByText('does not start web workers').waitFor();
    await run.getByText(/\d+ of \d+ orders match/).waitFor();
    const importing = await openTab(page, 'Import');
    await importing.getByRole('textbox').fill('total = 1');
    await importing.getByRole('button', { name: 'Import', exact: true }).click();
    await importing.getByRole('alert').getByText('does not start web workers').waitFor();
    expect(await importing.getByRole('textbox').inputValue()).toBe('total = 1');
    expect(complaints).toEqual([]);
  });
});

/** What the reader has made, and must find again. */
const made: DemoState = {
  ...initialState,
  query: {
    combinator: 'or',
    rules: [
      { field: 'customer', operator: 'beginsWith', value: 'Ana' },
      { field: 'total', operator: '>', value: 'deposit', valueSource: 'field' },
    ],
  },
  settings: { ...initialState.settings, showCloneButtons: true },
  format: 'json_without_ids',
};

async function openHosted(path = `/demo${encodeState(made)}`) {
  const host = await startFailingHost();
  const watched = await open(path, { baseURL: host.url });
  await watched.page.locator('[data-export]').waitFor();
  return { host, ...watched };
}

const failure = (page: Page, text = 'could not be loaded') =>
  page.getByRole('alert').filter({ hasText: text });

/** Changes the query, so that it is no longer that of the address; and reloads by the button. */
async function reloadChanged(page: Page): Promise<void> {
  const value = stageOf(page).locator('.rule').first().locator('input.rule-value');
  await value.fill('Zoë & "co"');
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  await failure(page).getByRole('button', { name: 'Reload' }).click();
  await page.locator('body:not([data-mark])').waitFor({ state: 'attached' });
  await hydrated(page);
  await page.locator('[data-export="json_without_ids"]').waitFor();
  const { query } = made as { query: RuleGroupType };
  const [first, ...others] = query.rules;
  await expect
    .poll(() => queryOf(page))
    .toEqual({ ...query, rules: [{ ...(first as object), value: 'Zoë & "co"' }, ...others] });
  expect(await page.getByRole('checkbox', { name: 'Clone buttons' }).isChecked()).toBe(true);
}

const PANELS = ['Run', 'Import', 'Code'] as const;

/** What a panel contains once it is loaded. */
const contentOf = (page: Page, panel: (typeof PANELS)[number]) =>
  ({
    Run: page.getByRole('tabpanel', { name: 'Run' }).getByRole('table'),
    Import: page.getByLabel('Import from'),
    Code: page.getByLabel('Install with'),
  })[panel];

describe('a new deployment while a demo is open', () => {
  it('its panels load after a reload, which keeps query and options', async () => {
    const { host, page, complaints } = await openHosted();
    host.deploy();
    for (const name of PANELS) {
      await openTab(page, name);
      await failure(page).waitFor();
    }
    await reloadChanged(page);
    for (const name of PANELS) {
      await openTab(page, name);
      await contentOf(page, name).waitFor();
    }
    expect(uncaught(complaints)).toEqual([]);
  });

  it('an engine loads after a reload', async () => {
    const { host, page, complaints } = await openHosted();
    const panel = await openTab(page, 'Run');
    await panel.getByRole('table').waitFor();
    host.deploy();
    await panel.getByRole('button', { name: 'All' }).click();
    await failure(page, 'An engine could not be loaded').waitFor();
    await reloadChanged(page);
    const run = await openTab(page, 'Run');
    await run.getByRole('button', { name: 'All' }).click();
    for (const format of RUNNABLE_FORMATS) await settled(page, format).waitFor();
    expect(uncaught(complaints)).toEqual([]);
  });

  it('the import parser loads after a reload, without a syntax error', async () => {
    const { host, page, complaints } = await openHosted();
    const panel = await openTab(page, 'Import');
    const text = panel.getByRole('textbox');
    await text.fill('total = 1');
    host.deploy();
    const read = panel.getByRole('button', { name: 'Import', exact: true });
    await read.click();
    await failure(page, 'The parser could not be loaded').waitFor();
    expect(await text.getAttribute('aria-invalid')).toBe('false');
    expect(await text.inputValue()).toBe('total = 1');
    await reloadChanged(page);
    await openTab(page, 'Import');
    await text.fill('total = 1');
    await read.click();
    await panel.getByText('Imported.').waitFor();
    expect(uncaught(complaints)).toEqual([]);
  });

  it('a query that is too long for an address and cannot be stored is not lost', async () => {
    const { host, page } = await openHosted('/demo');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const value = Array.from({ length: 9000 }, (_, at) => Math.sin(at).toString(36).slice(3, 6));
    await stageOf(page).locator('textarea').fill(value.join(''));
    host.deploy();
    await openTab(page, 'Code');
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await failure(page).getByText('too long to be kept').waitFor();
    expect(await stageOf(page).locator('textarea').inputValue()).toBe(value.join(''));
  });
});

describe('a lazy-loaded part of a demo', () => {
  /** Every script that the page has not asked for yet. */
  const others = (requests: string[]) => {
    const seen = new Set(requests);
    return (path: string) => path.startsWith('/assets/js/') && !seen.has(`GET ${path}`);
  };

  it.each<HostFailure[][]>([[['404', '500', 'HTML']], [['cut off', 'half']]])(
    'answers %j: the demo shows an error, and loads it when the host recovers',
    async (kinds) => {
      const { host, page } = await openHosted();
      for (const [nth, kind] of kinds.entries()) {
        const name = PANELS[nth] ?? 'Run';
        host.fail(kind, others([...host.requests]));
        await openTab(page, name);
        await failure(page).getByRole('button', { name: 'Reload' }).waitFor();
        host.recover();
        await failure(page).getByRole('button', { name: 'Try again' }).click();
        await contentOf(page, name).waitFor();
      }
    },
  );

  it('is an engine that the host does not send: the others stay, and it comes when it is tried again', async () => {
    const { host, page } = await openHosted();
    const panel = await openTab(page, 'Run');
    await panel.getByRole('checkbox', { name: /JSONata/ }).check();
    await settled(page, 'jsonata').waitFor();
    for (const [format, label, kind] of [
      ['mongodb', 'MongoDB', '404'],
      ['sql', 'SQL SQLite', '500'],
      ['cel', 'CEL', 'HTML'],
      ['spel', 'SpEL', 'cut off'],
      ['jsonlogic', 'JsonLogic', 'half'],
    ] as const) {
      host.fail(kind, others([...host.requests]));
      await panel.getByRole('checkbox', { name: label }).check();
      await result(page, format).getByText('could not be loaded').waitFor();
      expect(await settled(page, 'jsonata').count(), kind).toBe(1);
      host.recover();
      await failure(page, 'An engine').getByRole('button', { name: 'Try again' }).click();
      await settled(page, format).waitFor();
      expect(await failure(page).count(), kind).toBe(0);
    }
  });

  it('is the engine worker, which is truncated: it loads on retry', async () => {
    const { host, page } = await openHosted();
    const panel = await openTab(page, 'Run');
    await panel.getByRole('table').waitFor();
    host.fail('cut off', others([...host.requests]));
    await panel.getByRole('checkbox', { name: /JSONata/ }).check();
    await result(page, 'jsonata').getByText('could not be loaded').waitFor();
    host.recover();
    await failure(page, 'An engine').getByRole('button', { name: 'Try again' }).click();
    await settled(page, 'jsonata').waitFor();
  });

  it('is requested offline: the demo shows an error without a reload, and loads it when online', async () => {
    const { page } = await openHosted();
    await goOffline(page);
    const panel = await openTab(page, 'Run');
    await failure(page, 'Check your connection').waitFor();
    expect(await failure(page).getByRole('button').allTextContents()).toEqual(['Try again']);
    await page.context().setOffline(false);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('table').waitFor();
  });

  it('needs a reload while offline: the page does not reload', async () => {
    const { host, page } = await openHosted();
    host.fail('404', others([...host.requests]));
    await openTab(page, 'Code');
    await failure(page).getByRole('button', { name: 'Reload' }).waitFor();
    await goOffline(page);
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await failure(page, 'Check your connection').waitFor();
    expect(await stageOf(page).locator('.rule').count()).toBe(2);
  });
});
