import fs from 'node:fs';
import { load } from 'cheerio/slim';
import { describe, expect, it } from 'vitest';
import { testBrowser } from './support/browser';
import { builtPages, withoutFrame } from './support/builtSite';

const { open } = testBrowser({ savesData: true });

/** The addresses that links from elsewhere have: every heading of the library's own guides. */
const ADDRESSES = fs.readFileSync('tests/e2e/data/earlierAnchors.txt', 'utf8').trim().split('\n');

/** What no guide of this site answers, and why. */
const UNANSWERED: Readonly<Record<string, string>> = {
  '/docs/migrate#ant-design-react-querybuilderantd': 'migration of the adapters is not described',
  '/docs/migrate#bootstrap-react-querybuilderbootstrap':
    'migration of the adapters is not described',
  '/docs/migrate#chakra-ui-react-querybuilderchakra': 'migration of the adapters is not described',
  '/docs/migrate#compatibility-packages': 'migration of the adapters is not described',
  '/docs/migrate#drag-and-drop-candrop-callback': 'migration of drag and drop is not described',
  '/docs/migrate#field-data-passed-to-formatquery-rule-processors':
    'the argument is described under custom rule processors only',
  '/docs/migrate#fluent-ui-react-querybuilderfluent': 'migration of the adapters is not described',
  '/docs/migrate#muimaterial-react-querybuildermaterial':
    'migration of the adapters is not described',
  '/docs/migrate#performance-improvements': 'speed was not compared between versions',
  '/docs/next/tips/showcase#disjunctive-normal-form': 'there is no such example',
  '/docs/next/tips/showcase#justified-layout': 'there is no such example',
  '/docs/tips/showcase#disjunctive-normal-form': 'there is no such example',
  '/docs/tips/showcase#justified-layout': 'there is no such example',
};

const guides = builtPages().filter(({ route }) => /^\/docs(?:\/|$)/.test(route));
const idsOf = new Map(
  guides.map(({ route, html }) => {
    const $ = load(withoutFrame(html));
    return [
      route,
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? ''),
    ];
  }),
);

const isAnswered = (address: string) => {
  const [route = '', anchor = ''] = address.split('#');
  return idsOf.get(route)?.includes(anchor) ?? false;
};

describe('the anchors of links from elsewhere', () => {
  it('exist, apart from a few that are explained', () => {
    expect(ADDRESSES.filter((address) => !isAnswered(address)).sort()).toEqual(
      Object.keys(UNANSWERED).sort(),
    );
    expect(Object.keys(UNANSWERED).length / ADDRESSES.length).toBeLessThan(0.03);
  });

  it('exist once on a page', () => {
    const repeated = [...idsOf].flatMap(([route, ids]) =>
      ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${route}#${id}`),
    );
    expect(repeated).toEqual([]);
  });

  it.each([
    ['/docs/components/querybuilder#controlelements', 'controlElements'],
    ['/docs/6/components/querybuilder#getvalueeditortype', 'getValueEditorType'],
    ['/docs/utils/export#parse-numbers', 'parseNumbers'],
  ])('lead to the place that answers: %s', async (address, name) => {
    const { page, complaints } = await open(address);
    const place = page.locator(':target').locator('xpath=ancestor::*[self::td or self::h3][1]');
    await expect.poll(() => place.textContent()).toContain(name);
    const bar = await page.locator('.navbar').boundingBox();
    await expect
      .poll(async () => (await place.boundingBox())?.y)
      .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      300,
    );
    expect(complaints).toEqual([]);
  });

  it('can be copied from each row, by keyboard too', async () => {
    const { page } = await open('/docs/components/querybuilder');
    const link = page.getByRole('link', { name: 'Direct link to controlElements', exact: true });
    await link.focus();
    await expect
      .poll(() => link.evaluate((element) => getComputedStyle(element).opacity))
      .toBe('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#controlelements');
    expect(await page.locator('tr:has(:target)').textContent()).toContain('controlElements');
  });

  it('can be copied from each heading, and Back leads to where the reader was', async () => {
    const { page, complaints } = await open('/docs/utils/export');
    const heading = page.locator('main article h2').nth(2);
    const id = await heading.getAttribute('id');
    await heading.hover();
    await heading.getByRole('link', { name: 'Direct link to' }).click();
    await page.locator(`h2[id="${id}"]:target`).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
