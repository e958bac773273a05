import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import OriginalDropdown from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/**
 * A dropdown of the top bar, which Escape closes, too: a menu that opens under the pointer covers
 * what is below it, and must go without the pointer being moved (WCAG 1.4.13).
 */
export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const around = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => {
      const element = around.current;
      if (event.key !== 'Escape' || !element) return;
      const toggle = element.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (toggle && element.contains(document.activeElement)) toggle.focus();
      // The stock dropdown takes it for the key that toggles it.
      toggle?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      setDismissed(element.matches(':hover'));
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the pointer has left
    <div
      ref={around}
      className={isDismissed ? styles.dismissed : styles.around}
      onMouseLeave={() => setDismissed(false)}
    >
      <OriginalDropdown {...props} />
    </div>
  );
}
