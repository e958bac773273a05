import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import {
  chooseFormat,
  LOOKS,
  MENUS,
  orderOf,
  queryOf,
  routeOf,
  setOption,
  stageOf,
} from './support/demo';

const { open } = testBrowser();

async function openWithControls(look: string, options: string[]) {
  const watched = await open(routeOf(look), { viewport: { width: 1300, height: 1400 } });
  await chooseFormat(watched.page, 'json_without_ids');
  for (const label of options) await setOption(watched.page, label, true);
  const order = (expected: unknown) => expect.poll(() => orderOf(watched.page)).toEqual(expected);
  return { ...watched, stage: stageOf(watched.page), order };
}

/** Drags from one place to another with the mouse; lets go when the other says that it is the place. */
async function drag(page: Page, handle: Locator, target: Locator) {
  const center = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('Nothing to drag, or nowhere to drop it');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await handle.waitFor();
  await page.mouse.move(...(await center(handle)));
  await page.mouse.down();
  await page.mouse.move(...(await center(target)), { steps: 8 });
  await expect
    .poll(async () => {
      await page.mouse.move(...(await center(target)), { steps: 2 });
      return target.evaluate((element) => element.classList.contains('dndOver'));
    })
    .toBe(true);
  await page.mouse.up();
}

describe.each(LOOKS)('rules and groups in the look of %s', (look) => {
  it('are added, removed, cloned, locked and shifted', async () => {
    const { page, stage, order, complaints } = await openWithControls(look, [
      'Clone buttons',
      'Lock buttons',
      'Shift buttons',
    ]);
    const start = ['city', 'total', ['kind', 'notes']];
    await order(start);

    await stage.locator('.ruleGroup-addRule').first().click();
    await stage.locator('.ruleGroup-addGroup').first().click();
    await order([...start, 'customer', []]);
    await stage.locator('.ruleGroup-remove').last().click();
    await stage.locator('.rule-remove').last().click();
    await order(start);

    await stage.locator('.rule-cloneRule').first().click();
    await stage.locator('.ruleGroup-cloneGroup').first().click();
    await order(['city', 'city', 'total', ['kind', 'notes'], ['kind', 'notes']]);
    await stage.locator('.ruleGroup-remove').last().click();
    await stage.locator('.rule-remove').first().click();
    await order(start);

    const rule = stage.locator('.rule').first();
    await rule.locator('.rule-lock').click();
    await expect.poll(() => queryOf(page)).toMatchObject({ rules: [{ disabled: true }, {}, {}] });
    expect(await rule.locator('.rule-remove').isDisabled()).toBe(true);
    await rule.locator('.rule-lock').click();
    expect(await rule.locator('.rule-remove').isEnabled()).toBe(true);
    const group = stage.locator('.ruleGroup').nth(1);
    await group.locator('.ruleGroup-lock').click();
    await expect.poll(() => group.locator('.ruleGroup-addRule').isDisabled()).toBe(true);
    await group.locator('.ruleGroup-lock').click();

    await rule.getByTitle('Shift down').click();
    await order(['total', 'city', ['kind', 'notes']]);
    await group.locator('.ruleGroup-header').getByTitle('Shift up').click();
    await order(['total', ['kind', 'notes'], 'city']);
    expect(complaints).toEqual([]);
  });

  it('are dragged', async () => {
    const { page, stage, order, complaints } = await openWithControls(look, ['Drag and drop']);
    const nested = stage.locator('.ruleGroup .ruleGroup .ruleGroup-header');
    await drag(page, stage.locator('.rule .queryBuilder-dragHandle').first(), nested);
    await order(['total', ['city', 'kind', 'notes']]);
    const top = stage.locator('.ruleGroup-header').first();
    await drag(page, nested.locator('.queryBuilder-dragHandle'), top);
    await order([['city', 'kind', 'notes'], 'total']);
    expect(complaints).toEqual([]);
  });

  it('are edited by keyboard alone', async () => {
    const { page, stage, order, complaints } = await openWithControls(look, []);
    /** Goes on with the Tab key until something has the focus. */
    const tabTo = async (selector: string) => {
      await page.getByRole('button', { name: 'Redo' }).focus();
      await expect
        .poll(
          async () => {
            await page.keyboard.press('Tab');
            return page.evaluate(
              (wanted) => document.activeElement?.closest(wanted) !== null,
              selector,
            );
          },
          { interval: 0 },
        )
        .toBe(true);
    };

    await page.getByRole('checkbox', { name: 'Shift buttons' }).focus();
    await page.keyboard.press('Space');
    await tabTo('[data-look] .rule [title="Shift down"]');
    await page.keyboard.press('Enter');
    await order(['total', 'city', ['kind', 'notes']]);

    await tabTo('[data-look] .ruleGroup-addRule');
    await page.keyboard.press('Enter');
    await order(['total', 'city', ['kind', 'notes'], 'customer']);

    await tabTo('[data-look] .rule .rule-operators');
    await page.keyboard.press('ArrowDown');
    if (MENUS[look]) {
      await page.locator('[role="option"]').filter({ visible: true }).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    const firstOperator = async () =>
      ((await queryOf(page)) as { rules: { operator: string }[] }).rules[0]?.operator;
    await expect.poll(firstOperator).not.toBe('>=');

    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(firstOperator).toBe('>=');
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(firstOperator).not.toBe('>=');

    await tabTo('[data-look] .rule .rule-remove');
    await page.keyboard.press('Enter');
    await order(['city', ['kind', 'notes'], 'customer']);
    expect(complaints).toEqual([]);
    expect(await stage.locator('.rule').count()).toBe(4);
  });
});

describe('on a touch screen', () => {
  it('a rule is dragged by its handle, while the page stays where it is', async () => {
    const { page, complaints } = await open('/demo', {
      viewport: { width: 600, height: 900 },
      hasTouch: true,
      isMobile: true,
    });
    await chooseFormat(page, 'json_without_ids');
    await setOption(page, 'Drag and drop', true);
    const stage = stageOf(page);
    const handle = stage.locator('.rule .queryBuilder-dragHandle').first();
    await handle.waitFor();
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const scrolled = await page.evaluate(() => window.scrollY);
    const target = stage.locator('.ruleGroup .ruleGroup .ruleGroup-header');
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Locator) => {
      const box = await place?.boundingBox();
      const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : [];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart', handle);
    await expect
      .poll(async () => {
        await touch('touchMove', target);
        return target.evaluate((element) => element.classList.contains('dndOver'));
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await touch('touchEnd');
    await expect.poll(() => orderOf(page)).toEqual(['total', ['city', 'kind', 'notes']]);
    expect(complaints).toEqual([]);
  });
});

describe('without a connection', () => {
  it('drag and drop says that it did not come, and comes when it is asked for again', async () => {
    const { page } = await open('/demo');
    await page.route('**/assets/js/**', (route) => route.abort());
    await setOption(page, 'Drag and drop', true);
    await page.getByText('Drag and drop could not be loaded').waitFor();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await stageOf(page).locator('.queryBuilder-dragHandle').first().waitFor();
  });
});
