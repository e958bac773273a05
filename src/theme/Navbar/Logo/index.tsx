import FramePart from '@site/src/components/FramePart';
import type { ReactNode } from 'react';

/** The link of the navigation bar to the home page. */
export default function Logo(): ReactNode {
  return <FramePart>{({ NavbarLogo }) => <NavbarLogo />}</FramePart>;
}
