/**
 * Adds the tag that forwards a reader whose browser runs no scripts.
 *
 * @param html - a built page
 * @returns the page with the tag, or unchanged when it does not forward
 */
export function withRefreshTag(html: string): string {
  const target = /data-forward="?([^" >]+)/.exec(html)?.[1];
  if (!target) return html;
  const tag = `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`;
  return html.replace('</head>', `${tag}</head>`);
}
