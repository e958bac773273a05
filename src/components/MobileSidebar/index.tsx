import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import type { ReactNode } from 'react';
import { useKeyboardInSidebar } from './useKeyboardInSidebar';

/** The mobile sidebar, which keeps the keyboard's focus while it covers the page. */
export default function MobileSidebar(): ReactNode {
  useKeyboardInSidebar();
  return <OriginalMobileSidebar />;
}
