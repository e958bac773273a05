/**
 * Makes a function that finds the root of a UI library, where its popups go: its scoped stylesheet and its
 * variables end there.
 *
 * @param id - the UI library's id
 */
export function scopeOf(id: string): () => HTMLElement {
  return () => document.querySelector<HTMLElement>(`[data-ui-library="${id}"]`) ?? document.body;
}
