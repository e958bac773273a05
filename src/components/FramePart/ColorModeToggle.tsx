import { useColorMode } from '@docusaurus/theme-common';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ColorModeToggle.module.css';

/**
 * The button that switches between light and dark. The stock button goes through three states, and
 * its first press changes nothing visible when the system's theme is the first of them; here each
 * press does. The preferences menu leads back to the system's theme.
 *
 * Icon and name are those of the theme in the published HTML, too: it has both, and CSS shows one.
 */
export default function ColorModeToggle({ className }: Props): ReactNode {
  const { colorMode, setColorMode } = useColorMode();
  return (
    <div className={clsx(styles.toggle, className)} data-needs-scripts>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        title="Color mode"
        onClick={() => setColorMode(colorMode === 'dark' ? 'light' : 'dark')}
      >
        <span className={styles.name}>Switch between dark and light mode </span>
        <span className={styles.light}>
          <IconLightMode aria-hidden />
          <span className={styles.name}>(currently light mode)</span>
        </span>
        <span className={styles.dark}>
          <IconDarkMode aria-hidden />
          <span className={styles.name}>(currently dark mode)</span>
        </span>
      </button>
    </div>
  );
}
