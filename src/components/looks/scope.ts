/**
 * Makes a function that finds the root of a look, where its popups go: its scoped stylesheet and its
 * variables end there.
 *
 * @param id - the look's id
 * @returns the function; without a page it finds the page's body, as libraries expect
 */
export function scopeOf(id: string): () => HTMLElement {
  return () => document.querySelector<HTMLElement>(`[data-look="${id}"]`) ?? document.body;
}
