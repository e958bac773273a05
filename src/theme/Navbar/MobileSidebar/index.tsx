import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import PageFailure from '@site/src/codeLoading/PageFailure';
import { createPart, loadSharedParts } from '@site/src/hydrateOnInteraction/createPart';
import { useParts } from '@site/src/hydrateOnInteraction/useParts';
import { type ReactNode, useEffect, useState } from 'react';

const sidebar = createPart(() => import('@site/src/components/MobileSidebar'));
const NEEDS = [sidebar];

/** The sidebar contains the menu of the page, which is shared with other pages. */
const loadWithMenu = () => Promise.all([sidebar.load(), loadSharedParts()]);

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

/**
 * Renders the sidebar when the menu of the page is there, if the page has one. It would otherwise show the menu of the
 * site first, and slide to the other one under the reader's hand.
 */
function AfterMenuOfPage({ children }: { children: ReactNode }): ReactNode {
  const { shown: isThere } = useNavbarSecondaryMenu();
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const isExpected =
    document.querySelector(`.${ThemeClassNames.docs.docSidebarContainer}`) !== null;
  return (wasThere || !isExpected) && children;
}

/** The mobile sidebar. It is loaded when it is shown, with the menu of the page that it contains. */
export default function MobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const { isReady, error, load } = useParts(NEEDS, loadWithMenu);
  useApproach(load);
  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);

  if (error !== undefined && shown) {
    return (
      <PageFailure error={error} onRetry={load} isFloating>
        The menu could not be loaded.
      </PageFailure>
    );
  }
  if (!isReady || !sidebar.loaded) return null;
  const { default: LoadedSidebar } = sidebar.loaded;
  return (
    <AfterMenuOfPage>
      <LoadedSidebar />
    </AfterMenuOfPage>
  );
}
