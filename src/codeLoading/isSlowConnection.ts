interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Returns whether the connection is slow or the reader saves data, so that nothing is prefetched. The router
 * has the same rule. `false` where the browser does not report it.
 */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
