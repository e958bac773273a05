import controls from '@site/src/components/controls.module.css';
import type { ComponentType, ReactNode } from 'react';
import { useModule } from './useModule';

interface Props<P extends object> {
  /** Imports the panel; the same function at each call. */
  load: () => Promise<{ default: ComponentType<P> }>;
  /** What the panel is given. */
  panel: P;
}

/**
 * A panel whose script is loaded when it is first shown.
 *
 * @param props - see {@link Props}
 * @returns the panel; until it is there, or when it does not come, a word about that
 */
export default function LazyPanel<P extends object>({ load, panel }: Props<P>): ReactNode {
  const { loaded, failed, retry } = useModule(true, load);
  if (failed) {
    return (
      <p role="alert">
        This part of the page could not be loaded.{' '}
        <button type="button" className={controls.plain} onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (!loaded) return <p role="status">Loading…</p>;
  const Panel = loaded.default;
  return <Panel {...panel} />;
}
