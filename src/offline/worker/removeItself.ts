import { removeCopies } from '../storage';
import { scope } from './scope';

/**
 * The service worker of a site that offers no offline copies. In the browsers of readers who have one, it takes the
 * place of the former worker, deletes what was stored, and removes itself.
 */
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => {
  event.waitUntil(removeCopies().then(() => scope.registration.unregister()));
});
