/** The pages of the site, for its own code: `client/pages.ts`, or in published scripts `client/recordedPages.ts`. */
declare module '@route-records/pages' {
  export const { loadPage, findPage }: typeof import('./client/pages');
}
