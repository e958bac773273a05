import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  children?: ReactNode;
}

/** The actions for the whole query. */
export default function Toolbar({ canUndo, canRedo, onUndo, onRedo, children }: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      {/* Not disabled, or the focus would be lost with the last step. */}
      <button type="button" aria-disabled={!canUndo} onClick={onUndo} title="Undo (Ctrl+Z)">
        <Arrow />
        Undo
      </button>
      <button type="button" aria-disabled={!canRedo} onClick={onRedo} title="Redo (Ctrl+Shift+Z)">
        <Arrow flipped />
        Redo
      </button>
      {children}
    </div>
  );
}

function Arrow({ flipped }: { flipped?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={flipped ? 'scale(-1 1)' : undefined}
    >
      <path d="M6 2.5 2.5 6 6 9.500M3 6h6.500a4 4 0 0 1 0 8H7" />
    </svg>
  );
}
