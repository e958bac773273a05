import type { ClientModule } from '@docusaurus/types';
import { runsWasm, WASM_SOURCE } from '@site/config/wasm';

/**
 * The policy of the page that was loaded first holds for all that the router shows after it. A page
 * that runs WebAssembly is loaded anew where that policy does not allow it.
 */
const wasmPages: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || !runsWasm(location.pathname)) return;
    const policy = document.querySelector<HTMLMetaElement>(
      'meta[http-equiv="Content-Security-Policy"]',
    );
    if (policy && !policy.content.includes(WASM_SOURCE)) window.location.reload();
  },
};

export default wasmPages;
