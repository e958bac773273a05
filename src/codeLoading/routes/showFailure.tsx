import { createRoot, type Root } from 'react-dom/client';
import PageFailure from '../PageFailure';
import { refetch } from '../refetch';

let box: { root: Root; element: HTMLElement } | undefined;

/** Reloads the page, unless that would only replace it with the browser's own error. */
async function reloadIfPossible(error: unknown): Promise<boolean> {
  const responds = await refetch(error);
  if (responds) window.location.reload();
  return responds;
}

/**
 * Shows, over the lower edge of the page, that code did not load. It is outside the page's own React
 * tree, which on a first load does not exist yet.
 *
 * @param error - why the code did not load
 * @param isFirstLoad - whether the code of the shown page is what failed to load
 */
export function showFailure(error: unknown, isFirstLoad: boolean): void {
  hideFailure();
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  box = { root, element };
  root.render(
    <PageFailure error={error} onRetry={() => reloadIfPossible(error)} isFloating>
      {isFirstLoad
        ? 'This page did not load completely. You can read it and follow its links, but its controls may not work.'
        : 'The page you asked for did not load, because the site does not answer. You are still on the page before it.'}
    </PageFailure>,
  );
}

/** Takes the box away. */
export function hideFailure(): void {
  box?.root.unmount();
  box?.element.remove();
  box = undefined;
}
