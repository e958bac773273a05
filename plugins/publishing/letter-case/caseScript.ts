import { findRoute } from '../../../src/addresses/findRoute';

/**
 * The script that sends a reader whose address has the wrong letter case from the not-found page to
 * the page, before anything is shown.
 *
 * A host that rewrites the letter case itself would send the reader back, with the wrong address as
 * the referrer. Then the page is shown in place of the not-found page; see
 * `src/addresses/ownDocument.ts`.
 *
 * @param paths - the paths that the host has a file for
 */
export function caseScript(paths: readonly string[]): string {
  return `(function(){${findRoute.toString()}
var l=location,p=l.pathname,r=findRoute(p,${JSON.stringify(paths).replace(/</g, '\\u003c')});
if(!r||r===p||document.referrer===l.origin+p+l.search)return;
document.documentElement.style.visibility='hidden';
l.replace(l.origin+r+l.search+l.hash)
})()`;
}
