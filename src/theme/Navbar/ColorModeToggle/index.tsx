import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The button that switches between light and dark. The stock button goes through three states, and
 * its first press changes nothing visible when the system's theme is the first of them; here each
 * press does. The preferences menu leads back to the system's theme.
 */
export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  const isBrowser = useIsBrowser();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        disabled={!isBrowser}
        title={`Switch to ${colorMode === 'dark' ? 'light' : 'dark'} mode`}
        aria-label={`Switch between dark and light mode (currently ${colorMode} mode)`}
        onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
