import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import FailureMessage from '@site/src/codeLoading/FailureMessage';
import { createPart, loadAllParts } from '@site/src/hydrateOnInteraction/createPart';
import { useParts } from '@site/src/hydrateOnInteraction/useParts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

const sidebar = createPart(() => import('@site/src/components/MobileSidebar'));
const NEEDS = [sidebar];

/** Calls back when the reader is about to press the button that shows the sidebar. */
function useApproach(onApproach: () => void): void {
  useEffect(() => {
    const toggle = document.querySelector('.navbar__toggle');
    const ending = new AbortController();
    const { signal } = ending;
    for (const type of ['pointerdown', 'focus']) {
      toggle?.addEventListener(type, onApproach, { once: true, signal });
    }
    return () => ending.abort();
  }, [onApproach]);
}

/** The mobile sidebar. It is loaded when it is shown, with the menu of the page that it contains. */
export default function MobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const { isReady } = useParts(NEEDS);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadAllParts().catch(() => setFailed(true));
  }, []);
  useApproach(load);
  useEffect(() => {
    if (shown) load();
  }, [shown, load]);

  if (failed && shown) {
    return (
      <div className="navbar-sidebar">
        <FailureMessage className="alert alert--danger margin--md" onRetry={load}>
          The menu could not be loaded. Check your connection.
        </FailureMessage>
      </div>
    );
  }
  if (!isReady || !sidebar.loaded) return null;
  const { default: LoadedSidebar } = sidebar.loaded;
  return <LoadedSidebar />;
}
