import { type Cache, type Cached, openCheckerCache } from './cache.mjs';
import { type BlockResult, type BlocksReport, startBlocks } from './checkBlocks.mjs';
import { CHECKED_LANGUAGES, type Site, type VersionConfig } from './config.mjs';
import { type Coverage, checkCoverage } from './coverage.mjs';
import { Executor } from './execute.mjs';
import { checkExceptions, checkLiveExamples } from './liveExamples.mjs';
import type { NameTypes } from './nameTypes.mjs';
import { checkPackages, coreVersion, fingerprint } from './packages.mjs';
import { readPages } from './pages.mjs';
import { checkSidebar } from './sidebar.mjs';
import type { Page, Problem } from './types.mjs';

/** What a run looks at. */
export interface Request {
  /** Name of the only version to check; all of them, if not given. */
  version?: string;
  /** Paths of the only pages to check, from the repository's root; all of them, if empty. */
  files: readonly string[];
  /** Whether to use the results of earlier runs. */
  useCache: boolean;
}

/** The run's summary of a version. */
export interface VersionReport {
  name: string;
  /** The version of `react-querybuilder` that the blocks were checked against. */
  core: string;
  blocks: number;
  compiled: number;
  executed: number;
  optedOut: number;
  /** How many of the names to describe are described; missing where nobody looked. */
  coverage?: Coverage;
  /** From the start of the version's check to its last result. */
  seconds: number;
}

/** What a run gave. */
export interface RunReport {
  versions: VersionReport[];
  /** What fails the run. */
  problems: Problem[];
  seconds: number;
}

const isCode = ({ language }: { language: string }) => CHECKED_LANGUAGES.includes(language);

/** Reports every opt-out if there are more of them than allowed. */
function checkOptOuts(site: Site, pages: readonly Page[]): Problem[] {
  const blocks = pages.flatMap((page) =>
    page.blocks.filter(isCode).map((block) => ({ page, block })),
  );
  const optedOut = blocks.filter(({ block }) => block.unchecked !== undefined);
  if (optedOut.length <= blocks.length * site.maxOptOutShare) return [];
  const toPercent = (share: number) => `${Math.round(share * 1000) / 10} %`;
  const share = `${optedOut.length} of ${blocks.length} blocks opt out, ${toPercent(optedOut.length / blocks.length)}; ${toPercent(site.maxOptOutShare)} may.`;
  return optedOut.map(({ page, block }) => ({
    kind: 'opt-out' as const,
    file: page.file,
    ...block.fence,
    message: `Too many opt-outs: ${share}`,
    advice: `Make this block compile and leave out \`unchecked="${block.unchecked}"\`.`,
  }));
}

/** Reports the paths on the command line that are no pages. */
function checkFiles(request: Request, pages: readonly Page[]): Problem[] {
  const known = new Set(pages.map(({ file }) => file));
  return request.files
    .filter((file) => !known.has(file))
    .map((file) => ({
      kind: 'markdown' as const,
      file,
      line: 1,
      column: 1,
      message: 'There is no such page.',
      advice:
        'Give the path of an .mdx file in docs/, versioned_docs/ or api-extractor/examples/, from the root folder.',
    }));
}

const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;

/** One version while its blocks still run. */
interface Started {
  version: VersionConfig;
  pages: Page[];
  problems: Problem[];
  coverage?: VersionReport['coverage'];
  done: Promise<BlocksReport & { seconds: number }>;
}

/**
 * Checks the guides: reads the blocks, plans the modules, compiles, runs, compares, and looks for
 * names that no guide describes.
 *
 * @param request - what to look at
 * @returns the summary and all problems; it does not throw for what a page does wrong
 */
export async function check(site: Site, request: Request): Promise<RunReport> {
  const start = performance.now();
  const chosen = site.versions.filter(({ name }) => !request.version || name === request.version);
  const executor = new Executor(site);
  const isPart = request.files.length > 0;
  const started: Started[] = [];
  const caches = new Map<string, Cache<unknown>>();
  const openCache = <T,>(version: VersionConfig, cached: Cached): Cache<T> => {
    const cache = openCheckerCache<T>(site, version, cached, request.useCache);
    const known = caches.get(cache.file) ?? cache;
    caches.set(cache.file, known);
    return known as Cache<T>;
  };
  const allPages: Page[] = [];
  const allGuides: Page[] = [];
  for (const version of chosen) {
    const versionStart = performance.now();
    const salt = fingerprint(site, version);
    const pageCache = openCache<Page>(version, 'pages');
    const guides = await readPages(site, version.docs, pageCache, salt);
    const all = [...guides];
    for (const folder of version.examples) {
      all.push(...(await readPages(site, folder, pageCache, salt)));
    }
    allPages.push(...all);
    allGuides.push(...guides);
    const pages = isPart ? all.filter(({ file }) => request.files.includes(file)) : all;
    const problems = pages.flatMap((page) => page.problems);
    const packages = pages.length > 0 ? checkPackages(site, version) : [];
    problems.push(...packages);
    const isReady = packages.length === 0 && pages.length > 0;
    const results = openCache<BlockResult>(version, 'blocks');
    const names = openCache<NameTypes>(version, 'names');
    const blocks = isReady
      ? await startBlocks(site, version, pages, results, names, salt, executor)
      : { done: Promise.resolve({ compiled: 0, executed: 0, problems: [] }) };
    const done = blocks.done.then((report) => ({
      ...report,
      seconds: (performance.now() - versionStart) / 1000,
    }));
    const entry: Started = { version, pages, problems, done };
    if (!isPart) {
      problems.push(...checkSidebar(site, version, guides), ...checkLiveExamples(site, guides));
      if (isReady) {
        entry.coverage = await checkCoverage(site, version, guides);
        problems.push(...entry.coverage.missing);
      }
    }
    started.push(entry);
  }
  const versions: VersionReport[] = [];
  const problems: Problem[] = checkFiles(request, allPages);
  for (const { version, pages, problems: found, coverage, done } of started) {
    const { compiled, executed, seconds, problems: inBlocks } = await done;
    const blocks = pages.flatMap((page) => page.blocks.filter(isCode));
    problems.push(...found, ...inBlocks);
    versions.push({
      name: version.name,
      core: coreVersion(site, version),
      blocks: blocks.length,
      compiled,
      executed,
      optedOut: blocks.filter(({ unchecked }) => unchecked !== undefined).length,
      coverage,
      seconds,
    });
  }
  await executor.close();
  if (!isPart && !request.version) {
    problems.push(...checkOptOuts(site, allPages), ...checkExceptions(site, allGuides));
  }
  // A version that was not chosen may have results there too.
  for (const cache of caches.values()) cache.save(isPart || request.version !== undefined);
  return {
    versions,
    problems: problems.sort(byPlace),
    seconds: (performance.now() - start) / 1000,
  };
}
