import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { afterPaint } from '@site/src/afterPaint';
import { getHighlighter, loadHighlighter } from '@site/src/highlighter';
import type { HighlightedCodeProps } from '@site/src/highlighter/HighlightedCode';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

/** The published HTML holds highlighted code; the development server renders nothing beforehand. */
const IN_PUBLISHED_HTML = process.env.NODE_ENV === 'production';

/**
 * The code of a code block. Code that the page's HTML holds is kept as it is there, so that reading
 * a page needs no highlighter; code that appears later is plain until the highlighter has loaded.
 *
 * @throws Error on the server, when the highlighter is not there
 */
function Code(props: HighlightedCodeProps): ReactNode {
  const { code } = props;
  const pre = useRef<HTMLPreElement>(null);
  const isBrowser = useIsBrowser();
  const [published, setPublished] = useState(IN_PUBLISHED_HTML && !isBrowser ? code : undefined);
  const [Highlighted, setHighlighted] = useState(getHighlighter);
  const keep = published === code && !Highlighted;

  useIsomorphicLayoutEffect(() => {
    const own = pre.current;
    if (!keep || !own || own.firstChild) return;
    // React did not hydrate: it discards all HTML of a page that something else has changed. Effects
    // that measure the code run before the next render, so that the code has to be there at once.
    const plain = document.createElement('code');
    plain.textContent = code;
    own.append(plain);
    setPublished(undefined);
  }, [keep, code]);

  useEffect(() => {
    if (keep || Highlighted) return;
    let current = true;
    const callOff = afterPaint(() =>
      loadHighlighter().then(
        (loaded) => current && setHighlighted(() => loaded),
        // Plain code is still the code.
        () => undefined,
      ),
    );
    return () => {
      current = false;
      callOff();
    };
  }, [keep, Highlighted]);

  if (Highlighted) return <Highlighted {...props} />;
  if (!ExecutionEnvironment.canUseDOM) {
    throw new Error(
      'A code block was rendered on the server without its highlighter: check the alias in plugins/framework/entry-size.',
    );
  }
  if (keep) {
    return (
      <pre
        // React would otherwise turn this element into the one below, and keep what it holds.
        key="published"
        ref={pre}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server rendered
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
      tabIndex={0}
      className="thin-scrollbar"
    >
      <code>{code}</code>
    </pre>
  );
}

export default memo(Code);
