import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { layOutAll } from './textBelowFold';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe checks: all rules of a standard, or the rules that are named. */
export type Rules = { type: 'tag' | 'rule'; values: string[] };

/** The rules of WCAG 2.2 AA. */
export const ALL_RULES: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Those whose result depends on colors. */
export const COLOR_RULES: Rules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

type Axe = { run(scope: string, options: object): Promise<AxeResults> };

/**
 * Checks a page, as it is shown, against WCAG 2.2 AA.
 *
 * @param scope - the part to check, as a selector; the whole page by default
 * @returns what axe found, with the elements
 */
export async function violationsOf(
  page: Page,
  { scope = 'html', rules = ALL_RULES }: { scope?: string; rules?: Rules } = {},
): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  await layOutAll(page);
  await transitionsEnded(page);
  const { violations } = await page.evaluate(
    ([where, runOnly]) =>
      (window as unknown as { axe: Axe }).axe.run(where, {
        runOnly,
        resultTypes: ['violations'],
      }),
    [scope, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for the end of all transitions, because intermediate colors would fail the check. */
async function transitionsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}
