/**
 * Returns the path of the page that a link leads to.
 *
 * @returns `undefined` where it leads to another site, to a tab of its own, or nowhere else
 */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link;
  const isOther = origin !== window.location.origin || pathname === window.location.pathname;
  return isOther || target || link.hasAttribute('download') ? undefined : pathname;
}

let inView: IntersectionObserver | undefined;

function createObserver(): IntersectionObserver {
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const pathname = pageOf(target as HTMLAnchorElement);
      if (pathname) window.docusaurus.prefetch(pathname);
    }
  });
}

/**
 * Fetches the pages of links in text that stay in view, as Docusaurus does those of its own links.
 *
 * @param text - the element that has the links
 * @returns stops it
 */
export function fetchVisibleLinks(text: Element): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  inView ??= createObserver();
  const observer = inView;
  const links = [...text.querySelectorAll('a[href]')];
  for (const link of links) observer.observe(link);
  return () => {
    for (const link of links) observer.unobserve(link);
  };
}
