import { withinSite } from '../../../src/addresses/basePath';
import { firstScripts } from '../../framework/first-scripts/firstScripts';
import { addressKey, fileNumber } from '../../framework/route-records/addressKey';
import { PAGE_DATA_ID, type PageData, recordFile } from '../../framework/route-records/RouteRecord';
import type { LoadedGroups } from './chunkGroups';

/** What it takes to open a page without its HTML. */
export interface PageNeeds {
  /** The path of the page within the site. */
  path: string;
  /** Paths of files within the site. */
  files: string[];
  /** The names of the groups of its scripts. */
  groups: string[];
}

const PAGE_DATA = new RegExp(`<script [^>]*id="?${PAGE_DATA_ID}"?[^>]*>(.*?)</script>`, 's');
const STATIC_PART = /\sdata-static="?([\w-]+)/g;
const LINKED = /<(?:link|img)\b[^>]*?\s(?:src|href)="?([^" >]+\.(?:css|woff2|svg))(?=[" >])/g;

/**
 * Reads from the HTML of a page what its scripts need to show it.
 *
 * @param html - the page
 * @param baseUrl - the base path of the site
 * @returns `undefined` for a file that is no page of its own
 */
export function needsOf(html: string, baseUrl: string): PageNeeds | undefined {
  const { record, version, fileCount } = JSON.parse(
    PAGE_DATA.exec(html)?.[1] ?? '{}',
  ) as Partial<PageData>;
  if (!record || !version || !fileCount) return undefined;
  const linked = [...html.matchAll(LINKED)].map(([, address = '']) => address);
  const named = [...linked, ...firstScripts(html)].map((address) => withinSite(address, baseUrl));
  const parts = [...html.matchAll(STATIC_PART)]
    .filter(([, id]) => id !== 'licenses')
    .map(([, id]) => `/assets/parts/part-${id}.txt`);
  const number = fileNumber(addressKey(record.path), fileCount);
  return {
    path: withinSite(record.path, baseUrl),
    files: [...new Set([`/${recordFile(number, version)}`, ...named, ...parts])],
    groups: Object.keys(record.modules),
  };
}

/**
 * Lists the files of groups, and of all groups that these load, directly or not.
 *
 * @param groups - all groups
 * @param first - the names of the groups to begin with
 * @returns paths within the site
 */
export function loadedFiles(groups: LoadedGroups, first: Iterable<string>): string[] {
  const visited = new Set<string>();
  const waiting = [...first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (visited.has(name)) continue;
    visited.add(name);
    waiting.push(...(groups[name]?.loads ?? []));
  }
  const files = [...visited].flatMap((name) => groups[name]?.files ?? []);
  return [...new Set(files)].map((file) => `/${file}`);
}

/** The start of the addresses of a docs version, and those of all versions, which may be below it. */
export interface Section {
  route: string;
  others: readonly string[];
}

/**
 * Whether a page belongs to a docs version.
 *
 * @param path - its path within the site
 * @param section - see {@link Section}
 */
export function isIn(path: string, { route, others }: Section): boolean {
  const isBelow = (start: string) => path === start || path.startsWith(`${start}/`);
  return isBelow(route) && !others.some((other) => other.startsWith(`${route}/`) && isBelow(other));
}
