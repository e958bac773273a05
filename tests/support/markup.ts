import fc from 'fast-check';

/** What runs when a payload becomes markup; a browser test defines it. */
export const ALARM = 'fuzzed';

const CALL = `${ALARM}()`;

/** What a parser hides, moves or shows, depending on where the text is put. */
function inContexts(active: string): string[] {
  return [
    `<frameset>${active}`,
    `<td onclick=${CALL}>${active}`,
    `<tr onclick=${CALL}><td>${active}`,
    `<caption>${active}</caption>`,
    `<table>${active}<tr><td onclick=${CALL}>x</table>`,
    `<colgroup><col onclick=${CALL}></colgroup>${active}`,
    `<template>${active}</template>`,
    `<template shadowrootmode=open>${active}</template>`,
    `<select><option>${active}</select>`,
    `</select>${active}`,
    `<svg><foreignObject>${active}</foreignObject></svg>`,
    `<svg><title>${active}</title></svg>`,
    `<svg><a xlink:href="javascript:${CALL}">${active}</a></svg>`,
    `<math><annotation-xml encoding="text/html">${active}</annotation-xml></math>`,
    `<math href="javascript:${CALL}">${active}</math>`,
    `<!--><p>${active}-->`,
    `<?x ><p>${active}`,
    `<p title="<!--">${active}`,
  ];
}

/** Markup that runs or loads something. */
const ACTIVE = [
  `<img src=x onerror=${CALL}>`,
  `<img src="x" onerror="${CALL}" data-fuzz>`,
  `<svg/onload=${CALL}>`,
  `<svg><script>${CALL}</script></svg>`,
  `<script>${CALL}</script>`,
  `<script src=/assets/${ALARM}.js></script>`,
  `<iframe srcdoc="&lt;script>parent.${CALL}&lt;/script>"></iframe>`,
  `<iframe src="javascript:parent.${CALL}"></iframe>`,
  `<body onload=${CALL}>`,
  `<input autofocus onfocus=${CALL}>`,
  `<details open ontoggle=${CALL}>`,
  `<video><source onerror=${CALL}></video>`,
  `<a href="javascript:${CALL}">click</a>`,
  `<object data="data:text/html,<script>${CALL}</script>"></object>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${CALL}></style></table></mtext></math>`,
  `<form><button formaction="javascript:${CALL}">go</button></form>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<base href="https://${ALARM}.example/">`,
  `<style>@import "https://${ALARM}.example/a.css"</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript>`,
  ...inContexts(`<img src=x onerror=${CALL}>`),
  ...inContexts(`<a href="javascript:${CALL}">click</a>`),
  `javascript:${CALL}`,
  `\${${CALL}}{{${CALL}}}`,
];

/** What leads out of the place that a text is put into. */
const BREAKS = [
  '',
  '">',
  "'>",
  '`>',
  '</script>',
  '</style>',
  '</textarea>',
  '</title>',
  '</code></pre>',
  '-->',
  ']]>',
  '\\u003c/script>',
  '"}]);',
  '&quot;>',
  '%22%3E',
  '\u2028',
  '\u0000',
  '\n',
  '\\',
  '__proto__',
];

const lettersChanged = (text: string, upper: boolean) =>
  upper ? text.replace(/<\w+/g, (tag) => tag.toUpperCase()) : text;

/** Texts that would do something if they became markup. */
export const markup: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...BREAKS),
    fc.constantFrom(...ACTIVE),
    fc.constantFrom(...BREAKS),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.boolean(),
  )
  .map(([before, active, after, noise, upper]) =>
    lettersChanged(before + active + after + noise, upper),
  );
