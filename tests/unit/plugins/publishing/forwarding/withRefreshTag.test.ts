import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { withRefreshTag } from '../../../../../plugins/publishing/forwarding/withRefreshTag';

const page = (marker: string) =>
  `<!doctype html><html lang=en><head><meta charset=UTF-8><title>Moved</title></head><body><div id=__docusaurus><p${marker}>This page moved.</p></div></body></html>`;

describe('withRefreshTag', () => {
  it.each([
    ['minified', ' data-forward=/docs/utils/import'],
    ['minified, with more attributes', ' data-forward=/docs/utils/import class=lead'],
    ['quoted', ' class="lead" data-forward="/docs/utils/import"'],
  ])('forwards where scripts are off: %s markup', (_, marker) => {
    const $ = load(withRefreshTag(page(marker)), { scriptingEnabled: false });
    const tag = $('head > noscript > meta[http-equiv="refresh"]');
    expect(tag).toHaveLength(1);
    expect(tag.attr('content')).toBe('0; url=/docs/utils/import');
  });

  it('changes nothing else', () => {
    const $ = load(withRefreshTag(page(' data-forward=/docs/utils/import')));
    $('noscript').remove();
    expect($.html()).toBe(load(page(' data-forward=/docs/utils/import')).html());
  });

  it('leaves a page alone that does not forward', () => {
    expect(withRefreshTag(page(''))).toBe(page(''));
  });
});
