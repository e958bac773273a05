import fs from 'node:fs';
import { firstScripts } from '../../../plugins/framework/first-scripts/firstScripts';

function scriptsOf(route: string): string[] {
  const html = fs.readFileSync(`build${route === '/' ? '/index' : route}.html`, 'utf8');
  return firstScripts(html);
}

/**
 * Lists the scripts that one page has and another does not: the browser fetches them during the navigation.
 *
 * @param route - the route of the page
 * @param from - the route of the other page
 * @throws Error when there are none
 */
export function ownScripts(route: string, from: string): string[] {
  const other = new Set(scriptsOf(from));
  const own = scriptsOf(route).filter((file) => !other.has(file));
  if (own.length === 0) throw new Error(`${route} has no script that is not on ${from}.`);
  return own;
}
