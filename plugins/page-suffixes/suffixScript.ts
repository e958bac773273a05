/**
 * The path that an address with a page suffix means.
 *
 * @param pathname - the path of an address
 * @param exactRoutes - routes whose own path ends in a suffix; they are left alone
 * @returns the path without `.html`, `.htm` or `/index.html`
 */
export function barePath(pathname: string, exactRoutes: readonly string[]): string {
  if (exactRoutes.includes(pathname)) return pathname;
  return pathname.replace(/(?:\/index)?\.html?$/, '') || '/';
}

/**
 * The script that puts an address with a page suffix right, for the head of every page.
 *
 * It runs before the router reads the address. A page that was found keeps its document and only
 * changes the address; the not-found page asks for the bare path. The origin is part of the address:
 * a path that begins with two slashes would lead to another site without it.
 *
 * @param exactRoutes - routes whose own path ends in a suffix
 * @returns the script's source
 */
export function suffixScript(exactRoutes: readonly string[]): string {
  return `(function(){${barePath.toString()}
var l=location,b=barePath(l.pathname,${JSON.stringify(exactRoutes).replace(/</g, '\\u003c')});
if(b===l.pathname)return;
b=l.origin+b+l.search+l.hash;
if(document.querySelector('meta[data-not-found]'))l.replace(b);
else history.replaceState(history.state,'',b);
})()`;
}
