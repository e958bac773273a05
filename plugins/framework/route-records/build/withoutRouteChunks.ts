/** An entry of the bundler's table of file names: `91024:"5f3a1b2c"`, with spaces where nothing is minified. */
const ENTRY = /(?:[\w$.]+|"[^"]*"):\s*"([0-9a-f]+)",?\s*/g;

/**
 * Removes chunks from the bundler's table of file names.
 *
 * @param runtime - the source of the bundler's runtime
 * @param hashes - the hashes that the files of these chunks have in their names
 * @returns the same source, with less in it
 * @throws Error when the table does not have each of them
 */
export function withoutRouteChunks(runtime: string, hashes: ReadonlySet<string>): string {
  const removed = new Set<string>();
  const result = runtime.replace(ENTRY, (entry, hash: string) => {
    if (!hashes.has(hash)) return entry;
    removed.add(hash);
    return '';
  });
  if (removed.size === hashes.size) return result;
  throw new Error(
    `The table of file names in the bundler's runtime has ${removed.size} of ${hashes.size} chunks of routes in the expected form: adapt plugins/framework/route-records/build/withoutRouteChunks.ts.`,
  );
}
