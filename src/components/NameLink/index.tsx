import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

interface Props {
  /** A name in code, such as `controlElements`. */
  of: string;
}

/** The link of a table row to itself; its anchor is the name in lower case. */
export default function NameLink({ of }: Props): ReactNode {
  const id = of.toLowerCase();
  useBrokenLinks().collectAnchor(id);
  return (
    // biome-ignore lint/a11y/useAnchorContent: the style sheet shows a number sign, as at headings.
    <a id={id} href={`#${id}`} className="hash-link" aria-label={`Direct link to ${of}`} />
  );
}
