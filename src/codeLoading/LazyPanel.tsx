import type { ComponentType, ReactNode } from 'react';
import PartFailure from './PartFailure';
import { useModule } from './useModule';

interface Props<P extends object> {
  /** Imports the panel; pass the same function on each render. */
  load: () => Promise<{ default: ComponentType<P> }>;
  /** The props of the panel. */
  panel: P;
}

/** A panel whose script is loaded when it is first shown. */
export default function LazyPanel<P extends object>({ load, panel }: Props<P>): ReactNode {
  const { loaded, failed, retry } = useModule(true, load);
  if (failed) {
    return <PartFailure onRetry={retry}>This part of the page could not be loaded.</PartFailure>;
  }
  if (!loaded) return <p role="status">Loading…</p>;
  const Panel = loaded.default;
  return <Panel {...panel} />;
}
