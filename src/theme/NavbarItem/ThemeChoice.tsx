import { type ColorMode, useColorMode } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** The theme; `null` follows the system. */
  choice: ColorMode | null;
  /** Whether the item is in the mobile sidebar. */
  mobile?: boolean;
}

/** An item of the preferences menu that chooses a theme. */
export default function ThemeChoice({ label, choice, mobile }: Props): ReactNode {
  const { colorModeChoice, setColorMode } = useColorMode();
  return (
    <li className={clsx(styles.choice, mobile && 'menu__list-item')}>
      <button
        type="button"
        className={mobile ? 'menu__link' : 'dropdown__link'}
        aria-pressed={colorModeChoice === choice}
        onClick={() => setColorMode(choice)}
      >
        {label}
      </button>
    </li>
  );
}
