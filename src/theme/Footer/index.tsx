import FramePart from '@site/src/components/FramePart';
import type { ReactNode } from 'react';

/** The footer of every page. */
export default function Footer(): ReactNode {
  return <FramePart hasLinksOnly>{({ Footer: Own }) => <Own />}</FramePart>;
}
