import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long the focus stays on a link that the reader may follow, in milliseconds: Tab passes others. */
const DWELL = 100;

function pageOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isOther = origin !== window.location.origin || pathname === window.location.pathname;
  return isOther || target || link.hasAttribute('download') ? undefined : pathname;
}

// Docusaurus' links do so for the pointer and for touch.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('focusin', ({ target }) => {
    const pathname = target instanceof HTMLAnchorElement && pageOf(target);
    if (!pathname) return;
    setTimeout(() => {
      if (document.activeElement === target) window.docusaurus.preload(pathname);
    }, DWELL);
  });
}
