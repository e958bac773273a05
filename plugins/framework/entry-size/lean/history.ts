export { createBrowserHistory, createLocation, createPath } from 'history';

/** Stands for the history of addresses with a hash, which the site's router does not use. */
export const createHashHistory = undefined;
