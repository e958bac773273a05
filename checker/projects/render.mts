import type { Browser, Page } from 'playwright-core';

/** What a query builder looks like to a reader. */
export interface Rendered {
  /** The roles, names and values of its controls, as screen readers get them. */
  accessibleTree: string;
  /** Computed styles of its rules, groups and controls, in document order. */
  styles: { element: string; style: Record<string, string> }[];
  /** Errors and warnings of the console, and failed requests. */
  complaints: string[];
}

/** Properties that a UI library sets; sizes that follow from the width of the page are not compared. */
const PROPERTIES = [
  'background-color',
  'border-bottom-color',
  'border-bottom-style',
  'border-bottom-width',
  'border-inline-start-width',
  'border-top-left-radius',
  'box-shadow',
  'box-sizing',
  'color',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'height',
  'line-height',
  'padding-block-start',
  'padding-inline-start',
];

const COMPARED_STYLES = [
  '.ruleGroup',
  '.ruleGroup-header',
  '.rule',
  'button',
  'input',
  'select',
  'textarea',
  '[role="combobox"]',
  '[role="switch"]',
].join(', ');

/**
 * Opens a page and reads the first query builder on it.
 *
 * @param url - the address of the page
 * @param rules - how many rules its query has; the demo renders a few at a time
 * @param width - the width, in pixels, that the query builder gets; none leaves it as it is
 * @returns what is rendered, and the width of the query builder in pixels
 */
export async function render(
  browser: Browser,
  url: string,
  rules: number,
  width?: number,
): Promise<Rendered & { width: number }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 1000 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const complaints = watch(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const builder = page.locator('.queryBuilder').first();
    await builder.waitFor();
    await builder
      .locator('.rule')
      .nth(rules - 1)
      .waitFor();
    if (width) {
      await page.addStyleTag({ content: `#root { width: ${width}px; }` });
    }
    await page.evaluate(() => document.fonts.ready);
    const accessibleTree = await builder.ariaSnapshot();
    const styles = await builder.evaluate(
      (root, { selector, properties }) =>
        [...root.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const computed = getComputedStyle(element);
            const style = properties.map((name) => [name, computed.getPropertyValue(name)]);
            const label = element.getAttribute('aria-label') ?? element.title;
            return {
              element: `${element.localName}.${element.classList[0] ?? ''} ${label}`.trim(),
              style: Object.fromEntries(style) as Record<string, string>,
            };
          }),
      { selector: COMPARED_STYLES, properties: PROPERTIES },
    );
    const box = await builder.boundingBox();
    return { accessibleTree, styles, complaints, width: box?.width ?? 0 };
  } finally {
    await context.close();
  }
}

function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} could not be loaded`));
  return complaints;
}

/**
 * Lists what differs between the demo and a project.
 *
 * @returns a sentence for each difference; none when the two are alike
 */
export function differences(demo: Rendered, project: Rendered): string[] {
  const found = project.complaints.map((complaint) => `The console says: ${complaint}`);
  const [expected, actual] = [demo, project].map(({ accessibleTree }) =>
    accessibleTree.split('\n'),
  );
  const line = expected?.findIndex((text, index) => text !== actual?.[index]) ?? -1;
  if (line !== -1 || expected?.length !== actual?.length) {
    const index = line === -1 ? (expected?.length ?? 0) : line;
    found.push(
      `The accessible tree differs: "${actual?.[index]?.trim()}" instead of "${expected?.[index]?.trim()}"`,
    );
  }
  if (demo.styles.length !== project.styles.length) {
    found.push(`There are ${project.styles.length} elements instead of ${demo.styles.length}`);
    return found;
  }
  for (const [index, { element, style }] of demo.styles.entries()) {
    for (const [name, value] of Object.entries(style)) {
      const other = project.styles[index]?.style[name];
      if (other !== value) found.push(`${element}: ${name} is ${other} instead of ${value}`);
    }
  }
  return found;
}
