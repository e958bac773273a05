import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { nameLinkAttributes } from './attributes';

interface Props {
  /** A name in code, such as `controlElements`. */
  of: string;
}

/** The link of a table row to itself, in a table that is not static; see `rehypeStaticGuide`. */
export default function NameLink({ of }: Props): ReactNode {
  const attributes = nameLinkAttributes(of);
  useBrokenLinks().collectAnchor(attributes.id);
  return <a {...attributes} />;
}
