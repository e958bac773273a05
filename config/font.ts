import type { HtmlTagObject } from '@docusaurus/types';

/**
 * The typeface of the headings. It is asked for with the page itself, and is optional: a late font
 * must not move what the reader is reading. The file has the letters of English texts and the weight
 * of headings only. It is made by the package `subset-font` from `schibsted-grotesk-latin-700-normal.woff2` of
 * `@fontsource/schibsted-grotesk`, with the characters U+20-7E, U+A0, U+B7, U+D7, U+2013, U+2014, U+2018, U+2019,
 * U+201C, U+201D, U+2022, U+2026, U+2190-2193 and U+2212, and the options
 * `{ targetFormat: 'woff2', noLayoutClosure: true }`.
 *
 * @param baseUrl - the base path of the site
 */
export function fontTagsOf(baseUrl: string): HtmlTagObject[] {
  const file = `${baseUrl}fonts/schibsted-grotesk.woff2`;
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: file,
        crossorigin: 'anonymous',
      },
    },
    {
      tagName: 'style',
      attributes: {},
      innerHTML: `@font-face{font-family:"Schibsted Grotesk";font-weight:700;font-display:optional;src:url("${file}") format("woff2")}`,
    },
  ];
}
