import { startFrame } from './startFrame';

// Without a sandbox, the code of a reader could read what this site stores.
if (window.origin === 'null' && window.parent !== window) startFrame();
else
  document.body.textContent =
    'This page is the preview of the sandbox and shows nothing by itself.';
