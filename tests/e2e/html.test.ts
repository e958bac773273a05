import { load } from 'cheerio/slim';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { firstOfEachKind, isOfOtherApi, oneVersionOfEach, PAGE_TYPES } from './routes';
import { type BuiltPage, builtPages, withoutFrame } from './support/builtSite';
import { isComplete } from './support/complete';

/** html-validate does not know that an option also ends where the next group of options begins. */
const OPTIONS = { option: { implicitClosed: ['option', 'optgroup'] } };

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: ['html5', OPTIONS],
  }),
);

/** Errors in the markup of a UI library belong to that library; a demo shows it unchanged. */
const inUiLibrary = (html: string, selector: string | null) =>
  selector !== null && load(html)(selector).closest('[data-ui-library]').length > 0;

/** One page of each type, whose navigation bar, sidebar and footer are checked: others have the same. */
const whole = new Set([...Object.values(PAGE_TYPES), '/search', '/404']);

async function errorsIn({ route, html }: BuiltPage): Promise<string[]> {
  const checked = whole.has(route) ? html : withoutFrame(html);
  const { results } = await validator.validateString(checked);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ selector }) => !inUiLibrary(checked, selector))
    .map(({ ruleId, message, selector }) => `${route}: ${ruleId}: ${message} (${selector})`);
}

const built = builtPages();
const routes = built.map(({ route }) => route);
const first = firstOfEachKind(routes);

/** Each guide in one of its versions; in a complete run, in each. */
const chosen = new Set(isComplete ? first : oneVersionOfEach(first));

/** The pages of other references are made as those of the latest, which are checked one by one. */
const pages = built.filter(
  ({ route }) =>
    chosen.has(route) || whole.has(route) || (/^\/api/.test(route) && !isOfOtherApi(route)),
);

describe('the HTML', () => {
  it.each([
    ['the guides', /^\/docs\//, isComplete ? 150 : 60],
    ['the API reference', /^\/api/, 400],
    ['the demos', /^\/demo/, 9],
    ['all other pages', /^\/(?!docs\/|api|demo)/, 6],
  ])(
    'conforms to the standard in %s',
    async (_, pattern, least) => {
      const some = pages.filter(({ route }) => pattern.test(route));
      expect(some.length).toBeGreaterThanOrEqual(least);
      const errors: string[] = [];
      for (const page of some) errors.push(...(await errorsIn(page)));
      expect(errors).toEqual([]);
    },
    180_000,
  );
});
