/**
 * Takes the meaning from each `%` of a text that cannot be decoded.
 *
 * @param text - a path or hash, percent-encoded
 * @returns the same text when it can be decoded, or else the text with each `%` encoded
 */
export function decodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/**
 * The script that puts an address right that cannot be decoded, for the head of every page.
 *
 * It runs before the router reads the address, and again before the router hears of a new one. The
 * origin is part of the address: a path that begins with two slashes would lead to another site. Hosts
 * that serve a page at such a path mean the one with a single slash, which the router knows.
 */
export function addressScript(): string {
  return `(function(){${decodable.toString()}
function mend(){var l=location,p=decodable(l.pathname),h=decodable(l.hash);
if(!document.querySelector('meta[data-not-found]'))p=p.replace(/^\\/+/,'/');
if(p!==l.pathname||h!==l.hash)history.replaceState(history.state,'',l.origin+p+l.search+h)}
mend();addEventListener('popstate',mend);
})()`;
}
