/**
 * The path that an address with a page suffix, or with a slash at its end, means.
 *
 * @param pathname - the path of an address
 * @param exactRoutes - routes whose own path ends in a suffix; they are left alone
 * @param basePath - the path of the home page, which keeps the slash at its end
 * @returns the path without slashes at its end, and without `.html`, `.htm` or `/index.html`
 */
export function barePath(
  pathname: string,
  exactRoutes: readonly string[],
  basePath: string,
): string {
  const path = pathname.replace(/\/+$/, '');
  if (exactRoutes.includes(path)) return path;
  const bare = path.replace(/(?:\/index)?\.html?$/, '');
  return `${bare}/` === basePath ? basePath : bare;
}

/**
 * The script that corrects such an address, for the head of every page.
 *
 * It runs before the router reads the address. A page that exists only changes the address. The not-found
 * page redirects to the bare path once, since a host that takes `/docs` for a folder redirects back to the
 * slash. The new address includes the origin: without it, a path that begins with two slashes would lead to
 * another site.
 *
 * @param exactRoutes - routes whose own path ends in a suffix
 * @param basePath - the path of the home page
 */
export function suffixScript(exactRoutes: readonly string[], basePath: string): string {
  return `(function(){${barePath.toString()}
var l=location,p=l.pathname,b=barePath(p,${JSON.stringify(exactRoutes).replace(/</g, '\\u003c')},${JSON.stringify(basePath)});
if(b===p)return;
b=l.origin+b+l.search+l.hash;
if(!document.querySelector('meta[data-not-found]'))history.replaceState(history.state,'',b);
else if(document.referrer!==l.origin+p+l.search)l.replace(b);
})()`;
}
