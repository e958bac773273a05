import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

interface Props {
  /** Renders the style elements; called on the server only. */
  render: () => string;
}

/**
 * The styles of a library that writes them at run time, in the page's HTML: there until the library
 * has written its own.
 */
export default function ServerStyles({ render }: Props): ReactNode {
  if (useIsBrowser()) return null;
  // While hydrating, React keeps the server's content of an element that it is given as HTML.
  const html = ExecutionEnvironment.canUseDOM ? '' : render();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the library, from its own themes
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
