import fs from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type StaticHost, startServer } from '../../scripts/staticHost.mjs';
import { hydrated, testBrowser } from './support/browser';
import { type CommandResult, copySite, type SiteCopy } from './support/siteCopy';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const { newPage, open } = testBrowser({ savesData: true });

/** Crashes while the address says so, with an error that has causes. */
const CRASHING = `
export function crashOn(part: string) {
  if (typeof window === 'undefined' || !window.location.search.includes(part)) return;
  throw new Error('The outer part failed', {
    cause: new Error('The middle part failed', { cause: new Error('The inner part failed') }),
  });
}
`;

/** Renders once as the server did, and then does what the address says. */
const crashing = (part: string, text: string) => `
import { useEffect, useState } from 'react';
import { crashOn } from '@site/src/crashing';
export default function Crashing() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (isMounted) crashOn('${part}');
  return <span>${text}</span>;
}
`;

/** Shows a part whose code loads late, with the loader that pages have, in a page whose own code is there. */
const LATE = `
import Layout from '@theme/Layout';
import Loading from '@theme/Loading';
import { useState } from 'react';
import Loadable from 'react-loadable';
const Part = Loadable({ loading: Loading, loader: () => import('@site/src/latePart') });
export default function Page() {
  const [isShown, setShown] = useState(false);
  return <Layout><button onClick={() => setShown(true)}>Go on</button>{isShown && <Part />}</Layout>;
}
`;

const ITEM_TYPES = 'src/theme/NavbarItem/ComponentTypes.tsx';

let copy: SiteCopy;
let built: CommandResult;
let host: StaticHost;

beforeAll(async () => {
  copy = copySite();
  copy.write('src/crashing.ts', CRASHING);
  copy.write('src/part.tsx', crashing('content', 'The working part'));
  copy.write(
    'src/pages/content.tsx',
    `import Layout from '@theme/Layout';\nimport Part from '@site/src/part';\nexport default () => <Layout><Part /></Layout>;\n`,
  );
  copy.write('src/latePart.tsx', 'export default () => <p>The late part</p>;\n');
  copy.write('src/pages/late.tsx', LATE);
  copy.write('src/crashingItem.tsx', crashing('navbar', 'The working item'));
  const types = copy.read(ITEM_TYPES);
  expect(types).toContain('...OriginalTypes,');
  copy.write(
    ITEM_TYPES,
    `import CrashingItem from '@site/src/crashingItem';
${types.replace('...OriginalTypes,', "...OriginalTypes, 'custom-crashing': CrashingItem,")}`,
  );
  const navbar = copy.read('config/navbar.ts');
  copy.write(
    'config/navbar.ts',
    navbar.replace('NavbarItem[] = [', "NavbarItem[] = [{ type: 'custom-crashing' },"),
  );
  // The link's own address is there: were it not, it would be a broken link too.
  copy.write('docs/migrate.mdx', '# Migrate\n\n[File](./absent.mdx)\n\n[Part](#no-such-part)\n');
  copy.write('docs/other.mdx', '---\nslug: /absent.mdx\n---\n\n# Other\n');
  copy.write('src/pages/twice.mdx', '# Once\n');
  copy.write('src/pages/twice/index.mdx', '# Twice\n');
  built = await copy.build();
  expect(built.exitCode, built.output.slice(-2000)).toBe(0);
  host = await startServer(copy.path('build'));
});

afterAll(async () => {
  await host?.close();
  copy.remove();
});

const CAUSES =
  'The outer part failed\n\nCause:\nThe middle part failed\n\nCause:\nThe inner part failed';

describe('the crash page', () => {
  it('replaces the content with the error and a Try again button', async () => {
    const { page } = await open('/content?content', { baseURL: host.url });
    await page.getByRole('heading', { name: 'This page crashed.', exact: true }).waitFor();
    expect(await page.locator('main').textContent()).toContain(CAUSES);
    // The bar above is not what crashed.
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);

    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await page.getByRole('heading', { name: 'This page crashed.', exact: true }).waitFor();
    await page.evaluate(() => window.history.replaceState(window.history.state, '', '/content'));
    await again.click();
    await page.getByText('The working part').waitFor();
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  it('names the navigation bar item that crashed, and hides the bar', async () => {
    const { page } = await newPage({ baseURL: host.url });
    await page.goto('/content?navbar');
    await page.getByText('The working item').waitFor();
    await page.getByRole('button', { name: 'Preferences' }).press('Enter');
    await page.getByRole('heading', { name: 'This page crashed.', exact: true }).waitFor();
    const text = await page.locator('main').textContent();
    expect(text).toContain(`A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
{
  "type": "custom-crashing",`);
    expect(text).toContain(`Cause:\n${CAUSES}`);
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    const home = page.getByRole('banner').getByRole('link', { name: 'React Query Builder' });
    expect(await home.getAttribute('href')).toBe('/');

    await page.evaluate(() => window.history.replaceState(window.history.state, '', '/content'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('The working item').first().waitFor();
    await page.getByText('The working part').waitFor();
  });
});

describe('a lazy-loaded part of a page', () => {
  /** Opens the page, stops its clock, and asks for the part, whose code does not come. */
  async function askForPart() {
    const { page } = await newPage({ baseURL: host.url });
    const file = fs
      .readdirSync(copy.path('build/assets/js'))
      .find((name) => copy.read(`build/assets/js/${name}`).includes('The late part'));
    const held: Route[] = [];
    await page.route(`**/${file}`, (route) => {
      held.push(route);
    });
    await page.clock.install();
    await page.goto('/late');
    await hydrated(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 10_000);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => held.length).toBe(1);
    const spinner = page.getByRole('status', { name: 'Loading' });
    return { page, spinner, box: page.getByRole('alert'), request: held[0] as Route };
  }

  /** Lets React finish what it has begun: it goes on in messages, which no clock holds back. */
  const rendered = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage('');
        }),
    );

  it('shows a spinner after 200 ms, and has no time limit', async () => {
    const { page, spinner, box, request } = await askForPart();
    await page.clock.runFor(199);
    await rendered(page);
    expect(await spinner.count()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => spinner.count()).toBe(1);
    // The bundler takes a script of two minutes for lost.
    await page.clock.fastForward(60_000);
    await rendered(page);
    expect(await spinner.count()).toBe(1);
    expect(await box.count()).toBe(0);
    await request.continue();
    await page.getByText('The late part').waitFor();
    expect(await spinner.count()).toBe(0);
  });

  it('shows a spinner, then the error with a Retry button, then the part', async () => {
    const { page, spinner, box, request } = await askForPart();
    await page.clock.resume();
    await spinner.waitFor();
    expect(
      await spinner.evaluate((own) => own.getAnimations().map(({ playState }) => playState)),
    ).toEqual(['running']);
    await request.abort();
    await box.waitFor();
    expect(await box.textContent()).toContain('A script of this page could not be loaded.');
    await page.unrouteAll();
    await box.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('The late part').waitFor();
    expect(await box.count()).toBe(0);
  });
});

describe('a build prints and records a warning, and continues,', () => {
  it('for a broken Markdown link, a broken anchor and a duplicate route', () => {
    expect(built.output).toContain('The site is in build/.');
    const { warnings } = JSON.parse(copy.read('.cache/build-report.json')) as {
      warnings: string[];
    };
    expect(warnings).toHaveLength(3);
    for (const pattern of [
      /^\[WARNING\] Markdown link with URL `\.\/absent\.mdx` in source file "docs\/migrate\.mdx"/,
      /^\[WARNING\] Docusaurus found broken anchors!.*\/docs\/next\/migrate:.*#no-such-part/s,
      /^\[WARNING\] Duplicate routes found!.* \/twice,/s,
    ]) {
      const warning = warnings.find((recorded) => pattern.test(recorded));
      expect(warning, String(pattern)).toBeDefined();
      expect(built.output).toContain(warning);
    }
  });
});
