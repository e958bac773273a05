import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const CODE = 'pre:is(.language-ts, .language-tsx, .language-js, .language-jsx)';

/** The headings of examples; most are in a part of static HTML. */
const EXAMPLES = ':is(#example, #examples)';

/** Code that the docs checker compiles: that of guides, and the examples of the API reference. */
const CHECKED_CODE = [
  `.plugin-docs.plugin-id-default ${CODE}`,
  `.plugin-docs.plugin-id-api :is(${EXAMPLES}, [data-static]:has(> ${EXAMPLES})) ~ .theme-code-block ${CODE}`,
].join(', ');

function show(event: Event): void {
  const pre = (event.target as Element).closest?.(CHECKED_CODE);
  if (!pre) return;
  import('@site/src/codeTypes/showTypes').then(
    ({ showTypes }) => showTypes(event, pre),
    // The code can still be read.
    () => {},
  );
}

/** Client module: shows the types of names in code. Nothing is loaded before a reader points at code. */
if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, show);
}
