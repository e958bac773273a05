import { useReaderChoices } from '@site/src/components/FramePart/useReaderChoices';
import OriginalNavbar from '@theme-original/Navbar';
import type { ReactNode } from 'react';

/** The navigation bar, of which only the search and the button of the mobile sidebar react from the beginning. */
export default function Navbar(): ReactNode {
  useReaderChoices();
  return <OriginalNavbar />;
}
