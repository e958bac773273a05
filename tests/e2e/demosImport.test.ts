import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { initialQuery } from '../../src/demo/initialQuery';
import { testBrowser } from './support/browser';
import { chooseFormat, LOOKS, queryOf, routeOf, stageOf } from './support/demo';

const { open } = testBrowser();
const FORMATS = ['sql', 'mongodb', 'cel', 'spel', 'jsonlogic', 'jsonata'];

async function openImport(look: string) {
  const watched = await open(routeOf(look));
  const { page } = watched;
  await chooseFormat(page, 'json_without_ids');
  await page.getByRole('tab', { name: 'Import' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Import' });
  await panel.getByRole('button', { name: 'Import', exact: true }).waitFor();
  const read = () => panel.getByRole('button', { name: 'Import', exact: true }).click();
  return { ...watched, panel, text: panel.getByRole('textbox'), read };
}

describe('an import', () => {
  it.each(LOOKS)('of what was exported brings the query back in the look of %s', async (look) => {
    const { page, panel, text, read, complaints } = await openImport(look);
    const rules = stageOf(page).locator('.rule');
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    const before = await queryOf(page);
    for (const format of FORMATS) {
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

  it.each(['antd', 'mantine'])(
    'of times and dates shows them in the pickers of %s',
    async (look) => {
      const { page, text, read, complaints } = await openImport(look);
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
    },
  );

  it.each(FORMATS)('from %s says what is wrong, and keeps the query', async (format) => {
    const { page, panel, text, read, complaints } = await openImport('default');
    await panel.getByLabel('Import from').selectOption(format);
    for (const wrong of ['', '(((', 'DROP TABLE orders; --', '{"$where": "alert(1)"}']) {
      await text.fill(wrong);
      await read();
      await panel.getByRole('alert').locator('p').waitFor();
      expect(await panel.getByRole('alert').textContent()).toMatch(/\w+ \w+.*[.]$/s);
    }
    await page.getByRole('tab', { name: 'Export' }).click();
    const withoutIds = JSON.stringify(initialQuery, (key, value) =>
      key === 'id' ? undefined : value,
    );
    expect(await queryOf(page)).toEqual(JSON.parse(withoutIds));
    expect(complaints).toEqual([]);
  });

  it('of 100 KB of garbage, or of what is nested deeply, leaves the page usable', async () => {
    const { page, panel, text, read, complaints } = await openImport('default');
    for (const format of FORMATS) {
      await panel.getByLabel('Import from').selectOption(format);
      for (const wrong of [
        '{"a":[('.repeat(15_000),
        `${'('.repeat(2000)}a = 1${')'.repeat(2000)}`,
      ]) {
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

  it('is read in a worker: the page loads nothing that reads a text', async () => {
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
    for (const sentence of ['Brackets lie more than', 'cannot be read.', 'says something else.']) {
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
      .toEqual([
        'Only the WHERE expression was read, not LIMIT.',
        'Names of tables were left out: o.',
      ]);
    expect(complaints).toEqual([]);
  });

  it('that would never end is stopped, and another one can follow', async () => {
    const { panel, text, read, complaints } = await openImport('default');
    await text.fill(`${'not '.repeat(120_000)}total = 1`);
    await read();
    await panel.getByText('took too long on this text and was stopped').waitFor();
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
