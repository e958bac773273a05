import { type FormatQueryOptions, formatQuery } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../src/demo/formats';
import { initialQuery } from '../../src/demo/initialQuery';
import { encodeState } from '../../src/demo/permalink';
import { fields } from '../../src/demo/schema';
import { initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { chooseFormat, exported, partOf, routeOf, stageOf } from './support/demo';

const { open } = testBrowser({ savesData: true });

/** What the library writes, JSON in the page's own form, without line breaks. */
function written(options: FormatQueryOptions, query = initialQuery): string {
  const result: unknown = formatQuery(query, { fields, ...options });
  const isJson = typeof result !== 'string' || /^[{[]/.test(result);
  if (!isJson) return result;
  const value: unknown = typeof result === 'string' ? JSON.parse(result) : result;
  return JSON.stringify(value, null, 2).replaceAll('\n', '');
}

describe('exports', () => {
  it('are available in every import format and in more', async () => {
    const { page } = await open('/demo');
    const offered = await page
      .getByLabel('Format', { exact: true })
      .locator('option')
      .evaluateAll((all) =>
        all.map((option) => [option.getAttribute('value'), option.textContent]),
      );
    for (const format of [
      ['sql', 'SQL'],
      ['mongodb', 'MongoDB'],
      ['cel', 'CEL'],
      ['jsonata', 'JSONata'],
      ['spel', 'SpEL'],
      ['jsonlogic', 'JsonLogic'],
    ]) {
      expect(offered).toContainEqual(format);
    }
    expect(offered.map(([id]) => id)).toEqual(exportFormats.map(({ id }) => id));
  });

  it.each(partOf(7, 8))(
    'match the output of formatQuery in the UI library %s',
    async (uiLibrary) => {
      const { page, complaints } = await open(routeOf(uiLibrary));
      for (const { id } of exportFormats) {
        await chooseFormat(page, id);
        const parseNumbers = !['json', 'json_without_ids'].includes(id);
        await expect.poll(() => exported(page)).toBe(written({ format: id, parseNumbers }));
      }
      expect(complaints).toEqual([]);
    },
  );

  it('update as the reader types', async () => {
    const { page } = await open('/demo');
    await stageOf(page).locator('input[type="number"]').fill('1234');
    await expect.poll(() => exported(page)).toContain('total >= 1234');
  });

  it('follow the format options', async () => {
    const { page, complaints } = await open('/demo');
    await chooseFormat(page, 'parameterized');
    await page.getByText('Format options').click();
    await page.getByLabel('Dialect', { exact: true }).selectOption('postgresql');
    const format = 'parameterized';
    await expect
      .poll(() => exported(page))
      .toBe(written({ format, preset: 'postgresql', parseNumbers: true }));
    expect(await page.getByLabel(/^Number the parameters/).isDisabled()).toBe(true);
    await page.getByLabel('Dialect', { exact: true }).selectOption('ansi');
    await page.getByLabel('Number the parameters').check();
    await page.getByLabel('Parameter prefix').fill('@');
    await page.getByLabel('Field quotes').selectOption('brackets');
    await expect
      .poll(() => exported(page))
      .toBe(
        written({
          format,
          numberedParams: true,
          paramPrefix: '@',
          quoteFieldNamesWith: ['[', ']'],
          parseNumbers: true,
        }),
      );
    expect(complaints).toEqual([]);
  });

  it.each(['default', 'antd', 'material'])(
    'list the omitted rules and link to them in the UI library %s',
    async (uiLibrary) => {
      const rules = [
        { field: 'kind', operator: 'in', value: '' },
        { field: 'total', operator: 'between', value: '100,' },
        { field: 'paid', operator: '=', value: true },
      ];
      const state = { ...initialState, query: { combinator: 'and', rules } };
      const { page, complaints } = await open(`${routeOf(uiLibrary)}${encodeState(state)}`);
      const leftOut = page.locator('[data-left-out]');
      await leftOut.getByText('2 rules are left out.').waitFor();
      expect(await leftOut.getByRole('status').textContent()).toContain('2 rules are left out.');
      await leftOut.getByText('Rule 1 (Kind): Choose at least one value.').waitFor();
      await leftOut.getByRole('button', { name: 'Rule 2 (Total)' }).click();
      await expect
        .poll(() =>
          page.evaluate(() => ({
            path: document.activeElement?.closest('.rule')?.getAttribute('data-path'),
            isValue: document.activeElement?.closest('.rule-value') !== null,
            value: (document.activeElement as HTMLInputElement).value,
          })),
        )
        .toEqual({ path: '[1]', isValue: true, value: '' });
      await page.keyboard.type('900');
      await leftOut.getByText('1 rule is left out.').waitFor();
      await expect.poll(() => exported(page)).toContain('total between 100 and 900');
      await chooseFormat(page, 'cel');
      await expect.poll(() => leftOut.getAttribute('data-left-out')).toBe('0');
      expect(complaints).toEqual([]);
    },
  );

  it('explain the output when every rule is omitted', async () => {
    const rules = [{ field: 'kind', operator: 'in', value: '' }];
    const state = { ...initialState, query: { combinator: 'and', rules } };
    const { page } = await open(`/demo${encodeState(state)}`);
    const leftOut = page.locator('[data-left-out]');
    await leftOut.getByText('which is not a valid condition', { exact: false }).waitFor();
    expect(await exported(page)).toBe('()');
    await page.getByRole('tab', { name: 'Run' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Run' });
    await panel.getByLabel('SQL', { exact: false }).first().check();
    await panel.getByText('Rule 1 (Kind): Choose at least one value.').waitFor();
  });

  it('can be copied', async () => {
    const { page } = await open('/demo', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      written({ format: 'sql', parseNumbers: true }),
    );
  });

  it('report an error when the browser refuses to copy', async () => {
    const { page, complaints } = await open('/demo');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Your browser did not copy it' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
