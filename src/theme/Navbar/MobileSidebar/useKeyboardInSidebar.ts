import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { useEffect } from 'react';

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
 * While the mobile sidebar is shown, the focus stays in it, so that no focused element is covered
 * (WCAG 2.4.11); Escape closes it, and the focus goes back to the button that opened it.
 *
 * @throws Error outside the provider of the mobile sidebar
 */
export function useKeyboardInSidebar(): void {
  const { shown, toggle } = useNavbarMobileSidebar();

  useEffect(() => {
    const sidebar = document.querySelector('.navbar-sidebar');
    const close = sidebar?.querySelector<HTMLElement>('.navbar-sidebar__close');
    if (!shown || !sidebar || !close) return;

    // A click on the backdrop closes the sidebar, which an inert one would not notice.
    const covered = around(sidebar).filter(
      (element) => !element.matches('.navbar-sidebar__backdrop'),
    );
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    for (const element of covered) element.inert = true;
    document.addEventListener('keydown', closeOnEscape);
    const stopFocusing = focusWhenShown(close);
    return () => {
      stopFocusing();
      document.removeEventListener('keydown', closeOnEscape);
      for (const element of covered) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}
