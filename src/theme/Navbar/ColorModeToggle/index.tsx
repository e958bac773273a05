import FramePart from '@site/src/components/FramePart';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import type { ReactNode } from 'react';

/** The button of the navigation bar that switches between light and dark. */
export default function NavbarColorModeToggle(props: Props): ReactNode {
  return <FramePart>{({ ColorModeToggle }) => <ColorModeToggle {...props} />}</FramePart>;
}
