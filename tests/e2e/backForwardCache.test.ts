import { describe, expect, it } from 'vitest';
import { findFullChromium } from '../../scripts/chromiumPath.mjs';
import { hydrated, testBrowser } from './support/browser';
import { goBack, leaveFor } from './support/navigation';

// Playwright turns the back-forward cache off, because its own navigations do not know it.
const { open } = testBrowser({
  launch: {
    executablePath: findFullChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Marks the page, in its own memory, once it is shown again. */
function markRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    document.body.setAttribute('data-persisted', String(persisted));
  });
}

describe('a page restored from the back-forward cache', () => {
  it('keeps its state, and reads what was stored in the meantime', async () => {
    const { page, complaints } = await open('/docs/intro', { colorScheme: 'light' });
    await page.evaluate(markRestored);
    await leaveFor(page, '/discord');
    await page.waitForURL('**/discord');
    await hydrated(page);
    await page.getByRole('button', { name: 'Switch between dark and light mode' }).click();
    const isDark = page.locator('html[data-theme-choice="dark"]');
    await isDark.waitFor({ state: 'attached' });
    await goBack(page);
    // It is not loaded again, so no such event comes.
    await page.waitForURL('**/docs/intro', { waitUntil: 'commit' });
    await page.locator('body[data-persisted="true"]').waitFor({ state: 'attached' });
    await isDark.waitFor({ state: 'attached' });
    await page.locator('aside').getByRole('link', { name: 'TypeScript', exact: true }).click();
    await page.waitForURL('**/docs/typescript', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'TypeScript', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is a demo with the edited query, which can be edited further', async () => {
    const { page, complaints } = await open('/demo');
    await page.evaluate(markRestored);
    const rules = page.locator('[data-ui-library] .rule');
    const before = await rules.count();
    await page.locator('[data-ui-library] .ruleGroup-addRule').first().click();
    await expect.poll(() => rules.count()).toBe(before + 1);
    await leaveFor(page, '/sandbox');
    await page.waitForURL('**/sandbox');
    await hydrated(page);
    await goBack(page);
    await page.waitForURL('**/demo#v1=*', { waitUntil: 'commit' });
    await page.locator('body[data-persisted="true"]').waitFor({ state: 'attached' });
    expect(await rules.count()).toBe(before + 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rules.count()).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('is the sandbox page with the chosen template after the reader viewed the sandbox', async () => {
    const { page, complaints } = await open('/sandbox');
    await page.evaluate(markRestored);
    await page.getByLabel('Template').selectOption('material');
    await page.getByText('QueryBuilderMaterial').first().waitFor();
    // A browser does not keep a page that is still loading something.
    await page.locator('[data-status="rendered"]').waitFor();
    await leaveFor(page, '/docs/intro');
    await page.waitForURL('**/docs/intro');
    await hydrated(page);
    await goBack(page);
    await page.waitForURL('**/sandbox', { waitUntil: 'commit' });
    await page.locator('body[data-persisted="true"]').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Template').inputValue()).toBe('material');
    await page.getByText('QueryBuilderMaterial').first().waitFor();
    expect(complaints).toEqual([]);
  });
});
