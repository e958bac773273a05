import type { HtmlTagObject } from '@docusaurus/types';

const FILE = '/fonts/schibsted-grotesk.woff2';

/**
 * The typeface of the headings. It is asked for with the page itself, and is optional: a late font
 * must not move what the reader is reading.
 */
export const fontTags: HtmlTagObject[] = [
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href: FILE,
      crossorigin: 'anonymous',
    },
  },
  {
    tagName: 'style',
    attributes: {},
    innerHTML: `@font-face{font-family:"Schibsted Grotesk";font-weight:400 900;font-display:optional;src:url("${FILE}") format("woff2")}`,
  },
];
