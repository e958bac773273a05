import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** How long the focus stays on a link that the reader may follow, in milliseconds: Tab passes others. */
const DWELL = 100;

function pageOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isOther = origin !== window.location.origin || pathname === window.location.pathname;
  return isOther || target || link.hasAttribute('download') ? undefined : pathname;
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function preload(link: HTMLAnchorElement | null): void {
  const pathname = link && pageOf(link);
  if (pathname) window.docusaurus.preload(pathname);
}

let inView: IntersectionObserver | undefined;

/** Tells which links of text are in view; see `StaticHtml`. Those of components tell it themselves. */
function observeText(): void {
  inView?.disconnect();
  if (!('IntersectionObserver' in window)) return;
  inView = new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const pathname = pageOf(target as HTMLAnchorElement);
      if (pathname) window.docusaurus.prefetch(pathname);
    }
  });
  for (const link of document.querySelectorAll('[data-static] a[href]')) inView.observe(link);
}

// Docusaurus' own links know the pointer and touch, but not the focus.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('mouseover', (event) => preload(linkOf(event)));
  document.addEventListener('touchstart', (event) => preload(linkOf(event)), { passive: true });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link) setTimeout(() => document.activeElement === link && preload(link), DWELL);
  });
}

/** Client module: fetches the pages of links in text as Docusaurus does those of its own links. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) observeText();
};
