import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { pageOf } from './visibleLinks';

/** How long the focus stays on a link that the reader may follow, in milliseconds: Tab passes others. */
const DWELL = 100;

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function preload(link: HTMLAnchorElement | null): void {
  const pathname = link && pageOf(link);
  if (pathname) window.docusaurus.preload(pathname);
}

// Client module: Docusaurus' own links know the pointer and touch, but not the focus.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('mouseover', (event) => preload(linkOf(event)));
  document.addEventListener('touchstart', (event) => preload(linkOf(event)), { passive: true });
  document.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link) setTimeout(() => document.activeElement === link && preload(link), DWELL);
  });
}
