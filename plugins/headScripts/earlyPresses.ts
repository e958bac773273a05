/**
 * Remembers the button that a reader presses before the scripts of the page have run, and presses it again when
 * the page is ready: the last one, as a reader who sees no effect may try another.
 *
 * The function's source is put into pages, so that it uses nothing from outside.
 */
export function repeatEarlyPress(): void {
  const root = document.documentElement;
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    // From then on, React takes care of presses itself.
    if (window.docusaurusRoot || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>(
      'button:not([type="submit"]), [role="button"], [role="tab"]',
    );
  };
  document.addEventListener('click', remember, true);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', remember, true);
    if (pressed?.isConnected) pressed.click();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
}

/** The script that repeats an early press, for the head of every page. */
export const earlyPressesScript = () => `(${repeatEarlyPress.toString()})()`;
