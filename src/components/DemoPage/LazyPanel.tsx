import PartFailure from '@site/src/components/PartFailure';
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
    return <PartFailure onRetry={retry}>This part of the page could not be loaded.</PartFailure>;
  }
  if (!loaded) return <p role="status">Loading…</p>;
  const Panel = loaded.default;
  return <Panel {...panel} />;
}
