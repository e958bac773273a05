import fc from 'fast-check';

/** What runs when a payload becomes markup; a browser test defines it. */
export const ALARM = 'fuzzed';

const CALL = `${ALARM}()`;

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
