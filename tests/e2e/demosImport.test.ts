import fs from 'node:fs';
import type { Locator } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { initialQuery } from '../../src/demo/initialQuery';
import { testBrowser } from './support/browser';
import { isComplete } from './support/complete';
import { chooseFormat, partOf, queryOf, routeOf, stageOf } from './support/demo';

const { open } = testBrowser({ savesData: true });
const FORMATS = ['sql', 'mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'];
const WRONG = ['', '(((', 'DROP TABLE orders; --', '{"$where": "alert(1)"}'];
const GARBAGE = ['{"a":[('.repeat(15_000), `${'('.repeat(2000)}a = 1${')'.repeat(2000)}`];

/** The texts that a format is given: all in a complete run, otherwise every other, the formats in turns. */
const textsFor = (format: string, texts: string[]) =>
  texts.filter((_, nth) => isComplete || (nth + FORMATS.indexOf(format)) % 2 === 0);

async function openImport(uiLibrary: string) {
  const watched = await open(routeOf(uiLibrary));
  const { page } = watched;
  await chooseFormat(page, 'json_without_ids');
  await page.getByRole('tab', { name: 'Import' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Import' });
  await panel.getByRole('button', { name: 'Import', exact: true }).waitFor();
  const read = () => panel.getByRole('button', { name: 'Import', exact: true }).click();
  return { ...watched, panel, text: panel.getByRole('textbox'), read };
}

describe('an import', () => {
  it.each(partOf(2, 8))('restores an exported query in the UI library %s', async (uiLibrary) => {
    const { page, panel, text, read, complaints } = await openImport(uiLibrary);
    const rules = stageOf(page).locator('.rule');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const before = await queryOf(page);
    // What is imported is the same in every UI library; how it is rendered is not.
    for (const format of isComplete || uiLibrary === 'default' ? FORMATS : ['sql']) {
      await panel.getByLabel('Import from').selectOption(format);
      await panel.getByRole('button', { name: 'Use the current query' }).click();
      expect(await text.inputValue()).not.toBe('');
      await stageOf(page).locator('.rule-remove').first().click();
      await expect.poll(() => rules.count()).toBe(3);
      await read();
      await panel.getByText('Imported.').waitFor();
      await expect.poll(() => rules.count()).toBe(4);
      // A panel that is not shown is not kept up to date.
      await tab('Export').click();
      await expect.poll(() => queryOf(page), { message: format }).toEqual(before);
      await tab('Import').click();
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.click();
      await expect.poll(() => rules.count()).toBe(3);
      await undo.click();
      await expect.poll(() => rules.count()).toBe(4);
    }
    expect(complaints).toEqual([]);
  });

  it.each([
    ['default', 300],
    ['mantine', 30],
  ])(
    'renders in batches, and can be edited meanwhile, in the UI library %s with %i rules',
    async (uiLibrary, size) => {
      const { page, text, read, complaints } = await openImport(uiLibrary);
      await stageOf(page).evaluate((stage) => {
        const added: number[] = [];
        Object.assign(window, { added });
        new MutationObserver((records) => {
          const elements = records
            .flatMap(({ addedNodes }) => [...addedNodes])
            .filter((node) => node instanceof Element);
          added.push(
            elements.filter((element) => element.matches('.rule')).length +
              elements.flatMap((element) => [...element.querySelectorAll('.rule')]).length,
          );
        }).observe(stage, { childList: true, subtree: true });
      });
      await text.fill(Array.from({ length: size }, () => 'gears = 8').join(' and '));
      await read();
      const rules = stageOf(page).locator('.rule');
      await rules.nth(5).locator('input.rule-value, .rule-value input').first().fill('9');
      await expect.poll(() => rules.count()).toBe(size);
      const added = await page.evaluate(() => (window as unknown as { added: number[] }).added);
      expect(added.reduce((sum, count) => sum + count)).toBe(size);
      // One task renders ten rules and groups at most; then the page can respond.
      expect(Math.max(...added)).toBeLessThanOrEqual(10);
      await page.getByRole('tab', { name: 'Export', exact: true }).click();
      await expect
        .poll(async () => {
          const query = (await queryOf(page)) as { rules: { value: unknown }[] };
          return query.rules.map(({ value }) => String(value)).join('');
        })
        .toBe(`88888${'9'.padEnd(size - 5, '8')}`);
      // The layout of rules out of sight is left out until they are reached, and they take the same place.
      const heightOf = async (rule: Locator) => (await rule.boundingBox())?.height;
      expect(await heightOf(rules.last())).toBe(await heightOf(rules.first()));
      await rules.last().locator('input.rule-value, .rule-value input').first().focus();
      expect(await heightOf(rules.last())).toBe(await heightOf(rules.first()));
      expect(complaints).toEqual([]);
    },
  );

  it.each(['antd', 'mantine'])('shows times and dates in the pickers of %s', async (uiLibrary) => {
    const { page, text, read, complaints } = await openImport(uiLibrary);
    await text.fill(
      "pickup between '08:00' and '10:30' and pickup = '09:30' and ordered between '2026-01-05' and '2026-02-06' and updated = '2026-03-01T12:00'",
    );
    await read();
    const rules = stageOf(page).locator('.rule');
    await expect.poll(() => rules.count()).toBe(4);
    const shown = () =>
      stageOf(page)
        .locator('.rule-value')
        .locator('xpath=descendant-or-self::input | descendant-or-self::button')
        .evaluateAll((all) =>
          all.map((one) => (one as HTMLInputElement).value || one.textContent).join(' '),
        );
    await expect.poll(shown).toMatch(/08:00 10:30 09:30 .*2026.*2026.* 12:00$/);
    expect(await shown()).not.toContain('Invalid');
    const time = rules.nth(1).locator('input.rule-value, .rule-value input').first();
    await time.fill('11:45');
    await time.press('Enter');
    await page.getByRole('tab', { name: 'Export', exact: true }).click();
    await expect
      .poll(() => queryOf(page))
      .toMatchObject({ rules: [{}, { value: '11:45' }, {}, {}] });
    expect(complaints).toEqual([]);
  });

  it('reports errors in every format, and keeps the query', async () => {
    const { page, panel, text, read, complaints } = await openImport('default');
    for (const format of FORMATS) {
      await panel.getByLabel('Import from').selectOption(format);
      for (const wrong of textsFor(format, WRONG)) {
        await text.fill(wrong);
        await read();
        await panel.getByRole('alert').locator('p').waitFor();
        expect(await panel.getByRole('alert').textContent(), format).toMatch(/\w+ \w+.*[.]$/s);
      }
    }
    await page.getByRole('tab', { name: 'Export' }).click();
    const withoutIds = JSON.stringify(initialQuery, (key, value) =>
      key === 'id' ? undefined : value,
    );
    expect(await queryOf(page)).toEqual(JSON.parse(withoutIds));
    expect(complaints).toEqual([]);
  });

  it('leaves the page usable after 100 KB of garbage or deep nesting', async () => {
    const { page, panel, text, read, complaints } = await openImport('default');
    for (const format of FORMATS) {
      await panel.getByLabel('Import from').selectOption(format);
      for (const wrong of textsFor(format, GARBAGE)) {
        await text.fill(wrong);
        await read();
        await panel.getByRole('alert').locator('p').waitFor();
        await stageOf(page).locator('input[type="number"]').fill('321');
        await stageOf(page).locator('input[type="number"]').fill('750');
      }
    }
    expect(await text.inputValue()).not.toBe('');
    expect(complaints).toEqual([]);
  });

  it('is parsed in a worker, so the page loads no parser', async () => {
    const { page, panel, text, read, complaints } = await openImport('default');
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    for (const format of FORMATS) {
      await panel.getByLabel('Import from').selectOption(format);
      await panel.getByRole('button', { name: 'Use an example' }).click();
      await read();
      await panel.getByText('Imported.').waitFor();
    }
    expect(workers).toHaveLength(FORMATS.length);
    const loaded = await page.evaluate(() =>
      [...document.scripts].flatMap(({ src }) => (src ? new URL(src).pathname.slice(1) : [])),
    );
    // Sentences of the checks before parsing, of the reading of conditions, and of the export again.
    for (const sentence of [
      'Brackets are nested more than',
      'cannot be read.',
      'has a different meaning.',
    ]) {
      const scripts = globSync('assets/js/*.js', { cwd: 'build' }).filter((file) =>
        fs.readFileSync(`build/${file}`, 'utf8').includes(sentence),
      );
      expect(scripts.length, sentence).toBeGreaterThan(0);
      expect(loaded.filter((file) => scripts.includes(file))).toEqual([]);
    }

    await panel.getByLabel('Import from').selectOption('sql');
    // Each level once took as long as all levels below it.
    await text.fill(`${'('.repeat(25)}total = 1${')'.repeat(25)}`);
    await read();
    await panel.getByText('Imported.').waitFor();
    await text.fill('SELECT * FROM "orders" "o" -- all\nWHERE "o"."total" = 1 LIMIT 5');
    await read();
    await expect
      .poll(() => panel.getByRole('status').getByRole('listitem').allTextContents())
      .toEqual(['Only the WHERE expression was read, not LIMIT.', 'Table names were left out: o.']);
    expect(complaints).toEqual([]);
  });

  it('stops after a time limit, and another import works', async () => {
    const { page, panel, text, read, complaints } = await openImport('default');
    await page.clock.install();
    await text.fill(`${'not '.repeat(120_000)}total = 1`);
    await read();
    const message = panel.getByText('took too long on this text and was stopped');
    // A parser that still loads has not started to use its time.
    await expect
      .poll(async () => {
        await page.clock.fastForward(3000);
        return message.count();
      })
      .toBe(1);
    await text.fill('total = 1\n  and size = 2');
    await read();
    await panel.getByText('Line 2, column 7: There is no field "size".').waitFor();
    expect(await text.getAttribute('aria-invalid')).toBe('true');
    const description = (await text.getAttribute('aria-describedby')) ?? '';
    expect(await panel.locator(`[id="${description}"]`).textContent()).toContain('no field "size"');
    await text.fill('total = 1');
    await read();
    await panel.getByText('Imported.').waitFor();
    expect(await text.getAttribute('aria-invalid')).toBe('false');
    expect(complaints).toEqual([]);
  });
});
