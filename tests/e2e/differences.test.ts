import { expect, it } from 'vitest';
import { differences } from '../../src/demo/differences';
import { testBrowser } from './support/browser';

const { open } = testBrowser({ savesData: true });

it('every difference is shown without JavaScript, at its own address, with examples that were run', async () => {
  const { page } = await open('/demo/differences', { javaScriptEnabled: false });
  for (const { id, title, formats, examples } of differences) {
    const entry = page.locator(`[data-difference="${id}"]`);
    expect(await entry.locator(`h3#${id}`).textContent()).toContain(title);
    const rows = entry.locator('tbody tr');
    if (examples.length > 0) expect(await rows.count()).toBeGreaterThanOrEqual(formats.length);
  }
  const answers = await page.locator('[data-difference] tbody tr td:last-child').allTextContents();
  for (const answer of answers) expect(answer).toMatch(/too many|too few|Rejected: ./);
  await page.context().close();
});
