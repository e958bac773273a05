import { STARTS_AT_TOP } from '../../src/components/StaticHtml/names';

/**
 * The script that marks the document of a page that is shown from its beginning, so that the browser lays out text
 * below the fold when the reader comes near it. Of other pages all text is laid out at once: the browser scrolls to an
 * anchor, or back to where the reader was before a reload.
 */
export function startsAtTopScript(): string {
  return `(function(){try{
if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')
document.documentElement.setAttribute('${STARTS_AT_TOP}','')
}catch(_){}})()`;
}
