import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { loadPage } from '@route-records/pages';
import { prepareFirstRender } from '@site/src/addresses/ownDocument';
import { loadSharedParts } from '@site/src/hydrateOnInteraction/createPart';
import { matchRoutes } from 'react-router-config';
import { refetch } from '../refetch';
import { isShown, latestLocation } from './latestLocation';
import { loadDocument, needsNewDocument } from './newDocument';
import { showFailure } from './showFailure';

/** Leaves the caller waiting: what it would do next no longer makes sense. */
const never = () => new Promise<never>(() => {});

/** The path and its decoded form, where it has one: a stray `%` has none. */
function forms(pathname: string): Set<string> {
  try {
    return new Set([pathname, decodeURI(pathname)]);
  } catch {
    return new Set([pathname]);
  }
}

/**
 * Loads the code of a page, and of a later one what it has in common with others, which are around the
 * innermost of its routes.
 */
async function loadRoutes(pathname: string, isFirstLoad: boolean): Promise<void> {
  await loadPage(pathname);
  const matches = [...forms(pathname)].flatMap((form) => matchRoutes(routes, form));
  const found = matches.map(({ route }) => route as (typeof routes)[0]);
  await Promise.all(found.map(({ component }) => component.preload?.()));
  const isAmongOthers = found.some((route) => route.routes && 'preload' in route.component);
  if (isAmongOthers && !isFirstLoad) await loadSharedParts();
}

/**
 * Loads the code of a route. It replaces the Docusaurus module of this name, which three callers
 * share: the first load of a page, in the browser and while the site is built, a navigation, and a link
 * that the pointer is over.
 *
 * What the original does not do:
 * - On the first load, a failure was an uncaught error. The page stays as the server sent it, and says
 *   that it is not complete.
 * - After a failed navigation Docusaurus reloads the page, which is right when a new deployment has
 *   replaced the code. Where the site does not answer at all, the reader would lose the current page.
 * - A slow or failing navigation that the reader has given up must not touch the page they are on, and nothing is
 *   loaded to return to it.
 * - A link that the pointer was over, and a path with a stray `%`, were uncaught errors.
 * - A page that needs another policy than the document has is loaded as a document, when its code is there.
 *
 * @param pathname - the path of the route
 * @returns a promise that resolves when the code is there, and never when the navigation was canceled
 * @throws Error when the code of a navigation's target cannot be had, and the site answers: Docusaurus
 *   logs the error as a warning and reloads the page; also when code fails while the site is built
 */
export default async function preload(pathname: string): Promise<void> {
  const location = latestLocation();
  const isFirstLoad = location === undefined;
  const isNavigation = location?.pathname === pathname;
  // Its code is there, but what it has in common with others may not be.
  if (isShown(pathname)) return;
  try {
    await loadRoutes(pathname, isFirstLoad);
  } catch (error) {
    if (!ExecutionEnvironment.canUseDOM) throw error;
    if (!isFirstLoad && !isNavigation) return;
    if (location !== latestLocation()) return never();
    if (isNavigation && (await refetch(error))) throw error;
    if (location !== latestLocation()) return never();
    console.warn(error);
    showFailure(error, isFirstLoad);
    return never();
  }
  if (isNavigation && location !== latestLocation()) return never();
  if (isNavigation && needsNewDocument(pathname)) {
    const responds = await refetch();
    if (location !== latestLocation()) return never();
    if (responds) loadDocument();
    else showFailure(new Error('The page could not be loaded.'), false);
    return never();
  }
  if (isFirstLoad && ExecutionEnvironment.canUseDOM) prepareFirstRender();
}
