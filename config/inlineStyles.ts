/**
 * The home page and the demos of UI libraries; the other pages below `/demo` show none of their controls. Some hosts
 * send the not-found page for every address, whose scripts then show a demo in it.
 */
const PAGES = /^\/(?:404|demo(?:\/(?!differences$)[a-z]+)?)?$/;

/**
 * Whether a page may have style elements that are neither files nor known when the site is built: UI libraries write
 * them at run time.
 *
 * @param path - the path of the page within the site
 */
export const allowsInlineStyles = (path: string): boolean => PAGES.test(path);

/** What the policy of such a page has, and that of no other page. */
export const ALLOWS_STYLES = "style-src-elem 'self' 'unsafe-inline'";
