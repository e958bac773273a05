import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Hides a menu that is open because the pointer is on it, until the pointer has left. */
function dismiss(menu: HTMLElement): void {
  menu.dataset.dismissed = '';
  menu.addEventListener('mouseleave', () => delete menu.dataset.dismissed, { once: true });
}

/** Closes a menu that was opened by keyboard, and gives the focus back to what opened it. */
function close(menu: HTMLElement, toggle: HTMLElement): void {
  if (menu.contains(document.activeElement)) toggle.focus();
  // The stock menu takes Escape for no key of its own, and Enter for the one that closes it.
  toggle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

// Client module: Escape closes the menus of the navigation bar. A menu that opens under the pointer covers what is
// below it, and must go without the pointer being moved (WCAG 1.4.13).
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of document.querySelectorAll<HTMLElement>('.navbar .dropdown')) {
      const toggle = menu.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (toggle) close(menu, toggle);
      if (menu.matches(':hover')) dismiss(menu);
    }
  });
}
