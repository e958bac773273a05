import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Axe = { run(scope: string, options: object): Promise<AxeResults> };

/**
 * Checks a page, as it is shown, against WCAG 2.2 AA.
 *
 * @param page - the page
 * @param scope - the part to check, as a selector; the whole page unless told otherwise
 * @param rules - the rules to check, by id; all of the standard unless told otherwise
 * @returns what axe found, with the elements
 */
export async function violationsOf(
  page: Page,
  scope = 'html',
  rules?: string[],
): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([where, runOnly]) => (window as unknown as { axe: Axe }).axe.run(where, { runOnly }),
    [scope, rules ? { type: 'rule', values: rules } : STANDARD] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
