interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Says whether nothing may be fetched that the reader has not asked for, as the router has it, which
 * prefetches nothing then.
 *
 * @returns whether the connection is slow, or the reader saves data; `false` where the browser does
 *   not tell
 */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
