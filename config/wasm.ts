/** The pages that run WebAssembly: the demos run SQLite. */
const WASM_ROUTE = /^\/demo(?:\/|$)/;

/** The source that allows WebAssembly in a content security policy. */
export const WASM_SOURCE = "'wasm-unsafe-eval'";

/**
 * Says whether a page runs WebAssembly, which its policy then has to allow.
 *
 * @param route - the page's path
 * @returns whether it does
 */
export function runsWasm(route: string): boolean {
  return WASM_ROUTE.test(route);
}
