import {
  useActiveDocContext,
  useDocsPreferredVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useColorMode } from '@docusaurus/theme-common';
import { useEffect } from 'react';
import components from './components';

/** Loads the navigation bar for readers whose choices its HTML does not show: a theme, a version, or an offline copy. */
export function useReaderChoices(): void {
  const { colorModeChoice } = useColorMode();
  const { preferredVersion } = useDocsPreferredVersion();
  const { activeVersion } = useActiveDocContext(undefined);
  // A guide has the version in its HTML.
  const hasChosen = colorModeChoice !== null || (!activeVersion && Boolean(preferredVersion));
  useEffect(() => {
    if (!hasChosen && !navigator.serviceWorker?.controller) return;
    // Without them, the bar stays as it is, and the reader can try again by using it.
    components.load().catch(() => {});
  }, [hasChosen]);
}
