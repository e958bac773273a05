import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Files whose names have a hash of their content, and what was compressed of them. */
const HASHED = [
  'assets/**',
  'search-records/*.*.json',
  'search-records/*.*.json.{gz,br}',
  '*.wasm',
  '*.wasm.{gz,br}',
];

/** The list of builds in the folder of kept assets. */
const BUILDS_FILE = 'builds.json';

const DAY = 24 * 60 * 60 * 1000;

/** A build whose assets are kept. */
interface PublishedBuild {
  /** When it was last published, as ISO 8601. */
  published: string;
  files: string[];
}

/** How long assets are kept. */
export interface Retention {
  /** Assets of that many builds, the newest included. */
  builds: number;
  /** Assets of builds that were published in that many days. */
  days: number;
}

/** What a merge did. */
export interface MergedAssets {
  /** Files of earlier builds that the new one got. */
  added: number;
  /** Files that no build needs any more. */
  removed: number;
  /** Builds whose assets are kept, the newest included. */
  builds: number;
}

/**
 * Adds to a build the hashed assets of the builds before it, so that a page that was opened then still finds its
 * files, and records the build for those that follow. Assets of builds that are too old are removed from `kept`.
 *
 * @param site - the folder of the new build
 * @param kept - the folder that keeps the assets from one build to the next
 * @param retention - which builds count
 * @param now - the time of the merge
 * @throws Error when the folder holds no built site, or the list of builds cannot be read
 */
export function mergeAssets(
  site: string,
  kept: string,
  retention: Retention,
  now = new Date(),
): MergedAssets {
  if (!fs.existsSync(path.join(site, '404.html'))) {
    throw new Error(`There is no built site in "${site}": run "npm run build" first.`);
  }
  const earlier = readBuilds(kept);
  const ofEarlier = new Set(earlier.flatMap(({ files }) => files));
  const [last] = earlier;

  const inSite = new Set(globSync(HASHED, { cwd: site }).sort());
  // A site that was merged already has the files of earlier builds, which are not its own.
  const isRepeated =
    last !== undefined &&
    [...inSite].every((file) => ofEarlier.has(file)) &&
    last.files.every((file) => inSite.has(file));
  const files = isRepeated ? last.files : [...inSite];
  const newest = { published: now.toISOString(), files };
  const others = (isRepeated ? earlier.slice(1) : earlier).filter(
    ({ published }) => now.getTime() - Date.parse(published) <= retention.days * DAY,
  );
  const builds = [newest, ...others].slice(0, Math.max(1, retention.builds));

  fs.mkdirSync(kept, { recursive: true });
  const needed = new Set(builds.flatMap((build) => build.files));
  for (const file of files) copyNew(path.join(site, file), path.join(kept, file));
  const outdated = [...ofEarlier].filter((file) => !needed.has(file));
  for (const file of outdated) fs.rmSync(path.join(kept, file), { force: true });
  const missing = [...needed].filter((file) => !inSite.has(file));
  for (const file of missing) copyNew(path.join(kept, file), path.join(site, file));

  fs.writeFileSync(path.join(kept, BUILDS_FILE), JSON.stringify(builds));
  return { added: missing.length, removed: outdated.length, builds: builds.length };
}

function readBuilds(kept: string): PublishedBuild[] {
  const file = path.join(kept, BUILDS_FILE);
  if (!fs.existsSync(file)) return [];
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PublishedBuild[];
  } catch (error) {
    throw new Error(`${file} cannot be read: remove the folder "${kept}" to start again.`, {
      cause: error,
    });
  }
}

/** Copies a file whose name tells its content, unless it is there. */
function copyNew(from: string, to: string): void {
  if (fs.existsSync(to)) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { preserveTimestamps: true });
}
