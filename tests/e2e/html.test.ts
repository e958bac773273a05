import { load } from 'cheerio/slim';
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { firstOfEachKind, isOfOtherApi } from './routes';
import { type BuiltPage, builtPages } from './support/builtSite';

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
const inUiLibrary = ({ html }: BuiltPage, selector: string | null) =>
  selector !== null && load(html)(selector).closest('[data-ui-library]').length > 0;

async function errorsIn(page: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(page.html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ selector }) => !inUiLibrary(page, selector))
    .map(({ ruleId, message, selector }) => `${page.route}: ${ruleId}: ${message} (${selector})`);
}

const built = builtPages();
const first = new Set(firstOfEachKind(built.map(({ route }) => route)));

/** The pages of other references are made as those of the latest, which are checked one by one. */
const pages = built.filter(({ route }) => !isOfOtherApi(route) || first.has(route));

describe('the HTML', () => {
  it.each([
    ['the guides', /^\/docs\//, 150],
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
