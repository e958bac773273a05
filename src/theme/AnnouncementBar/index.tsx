import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import FramePart from '@site/src/components/FramePart';
import type { ReactNode } from 'react';

/** The announcement above every page, until the reader closes it. */
export default function AnnouncementBar(): ReactNode {
  const { isActive } = useAnnouncementBar();
  if (!isActive) return null;
  return <FramePart waitsForPress>{({ AnnouncementBar: LiveBar }) => <LiveBar />}</FramePart>;
}
