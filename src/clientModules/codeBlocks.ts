import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const BLOCK = '.theme-code-block';

const CODE = 'pre:is(.language-ts, .language-tsx, .language-js, .language-jsx)';

/** The headings of examples, in the parts of static HTML. */
const EXAMPLES = ':is(#example, #examples)';

/** Code that the docs checker compiles: that of guides, and the examples of the API reference. */
const CHECKED_CODE = [
  `.plugin-docs.plugin-id-default ${CODE}`,
  `.plugin-docs.plugin-id-api :is(${EXAMPLES} ~ ${BLOCK}, [data-static]:has(> ${EXAMPLES}) ~ * ${BLOCK}) ${CODE}`,
].join(', ');

const FAILURE = 'Not loaded: check your connection, and press again';

/** Says on a button that what it does could not be loaded. */
function sayFailed(button: HTMLElement): void {
  button.title = FAILURE;
  button.ariaLabel = FAILURE;
  button.dataset.copied = 'false';
}

function use(event: Event): void {
  const target = event.target as Element;
  const block = target.closest?.(BLOCK);
  if (!block) return;
  import('@site/src/codeButtons/reactTo').then(
    ({ reactTo }) => reactTo(event, block),
    () => {
      const button = target.closest('button');
      if (event.type === 'click' && button) sayFailed(button);
    },
  );
  const pre = target.closest(CHECKED_CODE);
  if (!pre) return;
  import('@site/src/codeTypes/showTypes').then(
    ({ showTypes }) => showTypes(event, pre),
    // The code can still be read.
    () => {},
  );
}

/**
 * Client module: the buttons of code blocks, and the types of names in code. Nothing is loaded before a reader points
 * at code.
 */
if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, use);
}
