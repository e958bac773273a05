import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import {
  chooseFormat,
  MENUS,
  orderOf,
  partOf,
  queryOf,
  routeOf,
  setOption,
  stageOf,
} from './support/demo';
import { intercept } from './support/network';

const { open } = testBrowser({ savesData: true });
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

async function openWithControls(uiLibrary: string, options: string[]) {
  const watched = await open(routeOf(uiLibrary));
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

describe.each(partOf(6, 8))('rules and groups in the UI library %s', (uiLibrary) => {
  it('can be added, removed, cloned, locked and shifted', async () => {
    const { page, stage, order, complaints } = await openWithControls(uiLibrary, [
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

    // Each control is named after its rule, which takes its name along when it is moved.
    const names = () => stage.ariaSnapshot();
    for (const name of [
      'Field of rule 1, City',
      'Operator of rule 3.1, Kind',
      'Value of rule 2, Total',
      'Remove rule 3.2, Notes',
      'Clone group 3',
    ]) {
      expect(await names()).toContain(name);
    }
    await rule.getByTitle('Shift down').click();
    await order(['total', 'city', ['kind', 'notes']]);
    await expect.poll(names).toContain('Remove rule 2, City');
    await group.locator('.ruleGroup-header').getByTitle('Shift up').click();
    await order(['total', ['kind', 'notes'], 'city']);
    expect(complaints).toEqual([]);
  });
});

describe.each(partOf(0, 8))('rules and groups in the UI library %s', (uiLibrary) => {
  it('can be dragged', async () => {
    const { page, stage, order, complaints } = await openWithControls(uiLibrary, ['Drag and drop']);
    // The mouse reaches only what is in sight.
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const nested = stage.locator('.ruleGroup .ruleGroup .ruleGroup-header');
    await drag(page, stage.locator('.rule .queryBuilder-dragHandle').first(), nested);
    await order(['total', ['city', 'kind', 'notes']]);
    const top = stage.locator('.ruleGroup-header').first();
    await drag(page, nested.locator('.queryBuilder-dragHandle'), top);
    await order([['city', 'kind', 'notes'], 'total']);
    expect(complaints).toEqual([]);
  });
});

describe.each(partOf(1, 8))('rules and groups in the UI library %s', (uiLibrary) => {
  it('can be edited with the keyboard alone', async () => {
    const { page, stage, order, complaints } = await openWithControls(uiLibrary, []);
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
    await tabTo('[data-ui-library] .rule [title^="Shift down"]');
    await page.keyboard.press('Enter');
    await order(['total', 'city', ['kind', 'notes']]);

    await tabTo('[data-ui-library] .ruleGroup-addRule');
    await page.keyboard.press('Enter');
    await order(['total', 'city', ['kind', 'notes'], 'customer']);

    await tabTo('[data-ui-library] .rule .rule-operators');
    await page.keyboard.press('ArrowDown');
    if (MENUS[uiLibrary]) {
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

    // The focus stays with what follows, or with what was moved.
    const focused = async (selector: string, path: string) => {
      const item = stage.locator(`[data-path="${path}"]`);
      const control = item.locator('css=:focus').first();
      await expect.poll(() => control.count()).toBe(1);
      expect(await control.evaluate((own, wanted) => own.closest(wanted) !== null, selector)).toBe(
        true,
      );
    };
    await tabTo('[data-ui-library] .rule .rule-remove');
    await page.keyboard.press('Enter');
    await order(['city', ['kind', 'notes'], 'customer']);
    await focused('.rule-remove', '[0]');
    await tabTo('[data-ui-library] .rule [title^="Shift down"]');
    await page.keyboard.press('Enter');
    await order([['city', 'kind', 'notes'], 'customer']);
    await focused('[title^="Shift down"]', '[0,0]');
    await tabTo('[data-ui-library] .ruleGroup .ruleGroup .ruleGroup-remove');
    await page.keyboard.press('Enter');
    await order(['customer']);
    await focused('.rule-remove', '[0]');
    await page.keyboard.press('Enter');
    await order([]);
    await focused('.ruleGroup-addRule', '[]');
    expect(complaints).toEqual([]);
    expect(await stage.locator('.rule').count()).toBe(0);
  });
});

describe('on a touch screen', () => {
  it('dragging a rule by its handle does not scroll the page', async () => {
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
    const touch = async (type: 'touchStart' | 'touchMove', place: Locator, aside = 0) => {
      const { x, y, width, height } = (await place.boundingBox()) ?? NOWHERE;
      const point = { x: x + width / 2 + aside, y: y + height / 2 };
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
    };
    await touch('touchStart', handle);
    let moves = 0;
    await expect
      .poll(async () => {
        // A finger that does not move says nothing.
        moves += 1;
        await touch('touchMove', target, moves % 10);
        return target.evaluate((element) => element.classList.contains('dndOver'));
      })
      .toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => orderOf(page)).toEqual(['total', ['city', 'kind', 'notes']]);
    expect(complaints).toEqual([]);
  });
});

describe('offline', () => {
  it('drag and drop reports that it failed to load, and loads on retry', async () => {
    const { page } = await open('/demo');
    await intercept(page, '**/assets/js/**', (route) => route.abort());
    await setOption(page, 'Drag and drop', true);
    await page.getByText('Drag and drop could not be loaded').waitFor();
    await page.unroute('**/assets/js/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await stageOf(page).locator('.queryBuilder-dragHandle').first().waitFor();
  });
});
