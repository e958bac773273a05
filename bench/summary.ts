/**
 * Sums up times.
 *
 * @param times - in milliseconds
 * @returns the median, and the worst in brackets, such as `43 (64)`
 */
export function summary(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${median.toFixed(0)} (${sorted.at(-1)?.toFixed(0)})`;
}
