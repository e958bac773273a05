import type { ClientModule } from '@docusaurus/types';
import { needsOwnDocument } from '@site/src/security/needsOwnDocument';

const wasmPages: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && needsOwnDocument(location.pathname)) window.location.reload();
  },
};

export default wasmPages;
