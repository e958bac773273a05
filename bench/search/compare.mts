import fs from 'node:fs';
import path from 'node:path';
import { createIndex } from 'pagefind';
import type { Browser } from 'playwright-core';
import { globSync } from 'tinyglobby';
import { build } from 'vite';
import { measureQuality, tagsOf } from '../../checker/search/quality.js';
import { QUERIES } from '../../checker/search/queries.js';
import { loadRecords } from '../../plugins/publishing/search-records/builtRecords.js';
import type { SearchRecord } from '../../src/search/SearchRecord.js';
import { SHARD_FOLDER } from '../../src/search/shards.js';
import { partsOf } from '../../src/search/words.js';
import { type BenchServer, serveCounting } from './benchServer.js';
import { CPU_SLOWDOWN, percentile, slowPage, startBrowser } from './browser.mjs';
import { type BenchRecord, RECORDS_PATH } from './candidates/Candidate.js';

const CANDIDATES = ['pagefind', 'flexsearch', 'orama', 'minisearch', 'site'];
const LIMIT = 20;
/** Hits of a first screen; Pagefind fetches a file for each. */
const FIRST_SCREEN = 8;

const sitePath = path.resolve(process.argv[2] ?? 'build');
/** The readers of the last released version: all candidates have the same records. */
const queries = QUERIES.filter(({ version }) => version === undefined);
const records = (await loadRecords(sitePath)).filter(({ tag }) => tagsOf().includes(tag));

const files = new Map<string, Uint8Array>();
const put = (name: string, content: string | Uint8Array) => files.set(name, Buffer.from(content));
put(RECORDS_PATH, JSON.stringify(records.map(toBenchRecord)));
for (const file of globSync(`${SHARD_FOLDER.slice(1)}/*`, { cwd: sitePath })) {
  put(`/${file}`, fs.readFileSync(path.join(sitePath, file)));
}
await putPagefind();
for (const name of CANDIDATES) {
  put(`/${name}.js`, await bundle(name));
  put(`/${name}.html`, `<!doctype html><script src="/${name}.js"></script>`);
}

const server = await serveCounting(files);
const browser = await startBrowser();
const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const name of CANDIDATES) rows[name] = await measure(browser, server, name);
console.log(
  `${records.length} records, ${queries.length} queries, CPU slowed ${CPU_SLOWDOWN} times`,
);
console.table(rows);
await browser.close();
server.close();

async function measure(browser: Browser, server: BenchServer, name: string) {
  const page = await slowPage(browser);
  server.takeBytes();
  await page.goto(`${server.url}/${name}.html`, { waitUntil: 'networkidle' });
  const loadTime = await page.evaluate(() => window.bench.load());
  await page.evaluate((limit) => window.bench.find('formatQuery', limit), FIRST_SCREEN);
  const bytes = server.takeBytes();
  const times = await page.evaluate(([list, limit]) => window.bench.type(list, limit), [
    queries.map(({ query }) => query),
    FIRST_SCREEN,
  ] as const);
  const search = async ({ query }: { query: string }) => {
    const urls = await page.evaluate(([text, limit]) => window.bench.find(text, limit), [
      query,
      LIMIT,
    ] as const);
    return { hits: urls.map((url) => ({ url })) };
  };
  const { meanReciprocalRank, firstIsRight } = await measureQuality(search as never, queries);
  await page.close();
  return {
    'first hits (KB gzipped)': Number((bytes / 1000).toFixed(1)),
    'load (ms)': Math.round(loadTime),
    'keystroke p50 (ms)': percentile(times, 0.5),
    'keystroke p95 (ms)': percentile(times, 0.95),
    MRR: Number(meanReciprocalRank.toFixed(3)),
    'first hit right (%)': Number((100 * firstIsRight).toFixed(1)),
  };
}

function toBenchRecord({ url, page, heading, text, code }: SearchRecord, id: number): BenchRecord {
  const identifiers = `${page} ${heading} ${text} ${code}`.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const parts = new Set(
    identifiers
      .map(partsOf)
      .filter((found) => found.length > 1)
      .flat(),
  );
  return { id, url, page, heading, text, code, parts: [...parts].join(' ') };
}

async function bundle(name: string): Promise<string> {
  const entry = path.resolve(`.cache/bench-search/${name}.ts`);
  fs.mkdirSync(path.dirname(entry), { recursive: true });
  const here = import.meta.dirname;
  fs.writeFileSync(
    entry,
    `import candidate from '${here}/candidates/${name}'; import { offer } from '${here}/inBrowser'; offer(candidate);`,
  );
  const built = await build({
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      target: 'chrome111',
      lib: { entry, formats: ['iife'], name: 'bench' },
      minify: 'esbuild',
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error(`Vite built nothing for ${name}.`);
  return output.output[0].code;
}

async function putPagefind(): Promise<void> {
  const { index, errors } = await createIndex({ keepIndexUrl: true });
  if (!index) throw new Error(`Pagefind made no index: ${errors.join(' ')}`);
  const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  for (const { url, page, heading, text, code, parts } of records.map(toBenchRecord)) {
    const content = `<html lang="en"><body><h1>${asText(page)}</h1><h2>${asText(heading)}</h2><p>${asText(text)}</p><p data-pagefind-weight="0.3">${asText(code)}</p><p data-pagefind-weight="0.5">${asText(parts)}</p></body></html>`;
    await index.addHTMLFile({ url, content });
  }
  const { files: written } = await index.getFiles();
  for (const file of written) put(`/pagefind/${file.path}`, file.content);
}
