const MAX_CHARACTERS = 60;

/**
 * The words of the last part of a path, to search for.
 *
 * @param pathname - the path that leads nowhere
 * @returns the words; no more than 60 characters, none of them half
 */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  // Spread into characters: some take two of the units that `slice` counts.
  return [...words].slice(0, MAX_CHARACTERS).join('');
}
