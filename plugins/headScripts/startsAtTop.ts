import { STARTS_AT_TOP } from '../../src/components/StaticHtml/names';

/**
 * The script that marks a document that is opened at its top, so that text below the fold is laid out when the reader
 * comes near it. Other pages are laid out at once, because the browser scrolls to an anchor, or to the position before a
 * reload.
 */
export function startsAtTopScript(): string {
  return `(function(){try{
if(!location.hash&&performance.getEntriesByType('navigation')[0].type==='navigate')
document.documentElement.setAttribute('${STARTS_AT_TOP}','')
}catch(_){}})()`;
}
