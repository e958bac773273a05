import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { LICENSES } from '../../config/licenses';
import { SHIPPED_PACKAGES_FILE } from '../../config/shippedPackages';
import type { PackageVersion } from '../../plugins/publishing/shipped-packages/findPackages';
import { hydrated, testBrowser } from './support/browser';
import { intercept } from './support/network';

const shipped = JSON.parse(fs.readFileSync(SHIPPED_PACKAGES_FILE, 'utf8')) as PackageVersion[];
/** Packages of this repository are no code of others. */
const others = shipped.filter(({ version }) => !version.endsWith('-local.0'));

describe('the page of licenses', () => {
  const { newPage } = testBrowser();

  it('lists each shipped package with its version and its license, without scripts too', () => {
    const $ = load(fs.readFileSync('build/licenses.html', 'utf8'));
    const rows = $('main tbody tr')
      .toArray()
      .map((row) =>
        $('td', row)
          .toArray()
          .map((cell) => $(cell).text()),
      );
    expect(rows.map(([name, version]) => `${name} ${version}`)).toEqual(
      others.map(({ name, version }) => `${name} ${version}`),
    );
    expect(rows.filter(([, , license]) => !license)).toEqual([]);
  });

  it('links the texts of the licenses, which name each package', () => {
    const texts = fs.readFileSync('build/third-party-licenses.txt', 'utf8').split('\n');
    const lines = new Set(texts);
    const missing = others.filter(({ name, version }) => !lines.has(`${name} ${version}`));
    expect(missing).toEqual([]);
  });

  it('shows the list to readers who come from another page, and keeps it on the way back', async () => {
    const { page } = await newPage();
    await page.goto('/discord');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
    await page.waitForURL('**/licenses');
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(others.length);
    await page.reload();
    await hydrated(page);
    expect(await page.locator('main tbody tr').count()).toBe(others.length);
    await page.goBack();
    await page.waitForURL('**/discord');
    await page.goForward();
    await page.waitForURL('**/licenses');
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(others.length);
  });

  it('says that the list did not load, and loads it when the reader tries again', async () => {
    const { page } = await newPage();
    await page.goto('/discord');
    await hydrated(page);
    await intercept(page, `**${LICENSES.part}`, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licenses' }).click();
    await page.getByRole('alert').getByText('The list could not be loaded.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.locator('main tbody tr').count()).toBe(others.length);
    expect(await page.getByText('The list could not be loaded.').count()).toBe(0);
  });
});
