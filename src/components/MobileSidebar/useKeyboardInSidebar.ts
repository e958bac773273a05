import { useEffect } from 'react';

/** What Infima, the stylesheet of the theme, gives to the navigation bar while the sidebar is shown. */
const SHOWN = 'navbar-sidebar--show';

/** The siblings of an element and of each of its ancestors. */
function around(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent) return [];
  const siblings = [...parent.children].filter((child) => child !== element) as HTMLElement[];
  return parent === document.body ? siblings : [...siblings, ...around(parent)];
}

/** Focuses an element as soon as it can be focused: one that slides in is hidden at first. */
function focusWhenShown(element: HTMLElement): () => void {
  let frame = 0;
  const attempt = () => {
    element.focus();
    if (document.activeElement !== element) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

/**
 * Keeps the focus in the sidebar, and closes it on Escape.
 *
 * @returns a function that ends this, and moves the focus back to the button that opens the sidebar
 */
function keepFocus(sidebar: Element): () => void {
  const close = sidebar.querySelector<HTMLElement>('.navbar-sidebar__close');
  // A click on the backdrop closes the sidebar, which an inert one would not notice.
  const covered = around(sidebar).filter(
    (element) => !element.matches('.navbar-sidebar__backdrop'),
  );
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close?.click();
  };
  for (const element of covered) element.inert = true;
  document.addEventListener('keydown', closeOnEscape);
  const stopFocusing = close && focusWhenShown(close);
  return () => {
    stopFocusing?.();
    document.removeEventListener('keydown', closeOnEscape);
    for (const element of covered) element.inert = false;
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  };
}

/**
 * While the mobile sidebar is shown, the focus stays in it, so that no focused element is covered
 * (WCAG 2.4.11); Escape closes it, and the focus goes back to the button that opened it.
 */
export function useKeyboardInSidebar(): void {
  useEffect(() => {
    const bar = document.querySelector('.navbar');
    if (!bar) return;
    let leave: (() => void) | undefined;
    const update = () => {
      const sidebar = bar.classList.contains(SHOWN) && document.querySelector('.navbar-sidebar');
      if (sidebar) leave ??= keepFocus(sidebar);
      else {
        leave?.();
        leave = undefined;
      }
    };
    const observer = new MutationObserver(update);
    observer.observe(bar, { attributeFilter: ['class'] });
    update();
    return () => {
      observer.disconnect();
      leave?.();
    };
  }, []);
}
