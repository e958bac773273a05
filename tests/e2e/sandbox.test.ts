import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { testBrowser } from './support/browser';

const { open, newPage } = testBrowser({ savesData: true });

/** Answers for the external sandboxes, and tells what was sent to them. */
function receive(page: Page) {
  return new Promise<{ url: string; body: URLSearchParams }>((resolve, reject) => {
    page
      .context()
      .route(/stackblitz\.com|codesandbox\.io/, async (route) => {
        const request = route.request();
        resolve({ url: request.url(), body: new URLSearchParams(request.postData() ?? '') });
        await route.fulfill({ contentType: 'text/html', body: '<title>received</title>' });
      })
      .catch(reject);
  });
}

describe('the sandbox page', () => {
  it('sends the chosen template to the chosen platform when the reader opens it', async () => {
    const { page, complaints } = await open('/sandbox');
    const sent = receive(page);
    await page.getByLabel('Template').selectOption('material');
    await page.getByText('QueryBuilderMaterial').first().waitFor();
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Open on StackBlitz' }).click();
    const { url, body } = await sent;
    expect(new URL(url).host).toBe('stackblitz.com');
    expect(body.get('project[files][src/App.tsx]')).toContain('<QueryBuilderMaterial ');
    expect(
      JSON.parse(body.get('project[files][package.json]') as string).dependencies,
    ).toHaveProperty('@react-querybuilder/material', dependencies['@react-querybuilder/material']);
  });

  it.each(['t', 'template'])('preselects the template that %s names', async (parameter) => {
    const { page, complaints } = await open(`/sandbox?${parameter}=Bootstrap`);
    await expect.poll(() => page.getByLabel('Template').inputValue()).toBe('bootstrap');
    expect(complaints).toEqual([]);
  });

  it.each(['p', 'platform'])('forwards at once when %s names a platform', async (parameter) => {
    const { page } = await newPage();
    const sent = receive(page);
    await page.goto(`/sandbox?t=mantine&${parameter}=codesandbox`);
    const { url, body } = await sent;
    expect(url).toContain('codesandbox.io/api/v1/sandboxes/define');
    expect(body.get('parameters')).toMatch(/^[\w-]+$/);
    await page.waitForURL('**/sandboxes/define');
  });

  it('says when it sends the project: on a button press, or at once for an address with a platform', async () => {
    const { page } = await open('/sandbox');
    const text = await page.locator('main').textContent();
    expect(text).toMatch(/when you press the button, or at once when the address/);
    const example = await page.locator('main p code').first().textContent();
    const sent = receive(page);
    await page.goto(example as string);
    expect((await sent).url).toContain('stackblitz.com');
  });

  it('names the template or platform that does not exist, and sends nothing', async () => {
    const { page, complaints } = await open('/sandbox?t=%3Cimg%3E&p=nowhere');
    const problems = page.getByRole('alert').locator('p');
    await expect.poll(() => problems.count()).toBe(2);
    expect(await problems.first().textContent()).toContain('There is no template "<img>"');
    expect(complaints).toEqual([]);
  });
});
