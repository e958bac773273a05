import { runsWasm, WASM_SOURCE } from '@site/config/wasm';

/**
 * Says whether a page has to be loaded anew, instead of being shown by the router: the policy of the
 * document that was loaded first holds for all that the router shows in it, and may not allow the
 * WebAssembly that the page runs.
 *
 * @param pathname - the page's path
 * @returns whether it does; never where pages have no policies, as in development
 */
export function needsOwnDocument(pathname: string): boolean {
  if (!runsWasm(pathname)) return false;
  const policy = document.querySelector<HTMLMetaElement>(
    'meta[http-equiv="Content-Security-Policy"]',
  );
  return policy !== null && !policy.content.includes(WASM_SOURCE);
}
