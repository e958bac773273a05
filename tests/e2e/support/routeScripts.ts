import fs from 'node:fs';

function scriptsOf(route: string): string[] {
  const html = fs.readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
  return [...html.matchAll(/<script src="?([^" >]+)/g)].map(([, file]) => file as string);
}

/**
 * The scripts that one page has and another lacks: what the browser fetches on the way to it.
 *
 * @param route - the route of the page
 * @param from - the route of the other page
 * @returns the paths of the scripts
 * @throws Error when there are none
 */
export function ownScripts(route: string, from: string): string[] {
  const other = new Set(scriptsOf(from));
  const own = scriptsOf(route).filter((file) => !other.has(file));
  if (own.length === 0) throw new Error(`${route} has no script that ${from} lacks.`);
  return own;
}
