import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { hashOf } from '../buildCache/hash.js';
import { PREVIEW_STYLES } from '../config/sandbox.js';
import { type Cache, openCheckerCache } from './cache.mjs';
import { SITE, type Site, type VersionConfig } from './config.mjs';
import { prepare } from './emit.mjs';
import { Executor } from './execute.mjs';
import { fingerprint } from './packages.mjs';
import { cachedPage } from './pages.mjs';
import { planPage, type Unit, withImports } from './plan.mjs';
import { readTargets } from './targets.mjs';
import type { Block, Page } from './types.mjs';

/** A code block that readers can run on its page, and what it renders. */
export interface LiveExample {
  /** The major version of the packages that it runs with. */
  version: string;
  /** The files of the example, by name; `App` is the block itself. */
  files: Record<string, string>;
  /** What the component renders, as static HTML. */
  html: string;
  /** The stylesheets that the files import, and nothing else. */
  css: string;
}

/** What no reader sees, and what differs from run to run. */
const INVISIBLE =
  / data-(?:testid|rule-id|rule-group-id|level|path|not|dragmonitorid|dropmonitorid|dnd|inlinecombinators)="[^"]*"/g;

/** The host has none of the site's styles, and a title looks as browsers show it. */
const HOST_STYLES =
  ':host{all:initial;display:block}[data-title]{margin:.67em 0;font-size:2em;font-weight:bold}';

const STYLE_IMPORT = /^import ['"]([^'"]+\.css)['"];?$/gm;

/** How long the thread that renders waits for the next page, in milliseconds. Starting it takes a second. */
const IDLE_LIMIT = 5000;

/** What the pages of a site share: the thread that renders, and pages that the checker has read. */
interface Shared {
  executor: Executor;
  pages: Map<VersionConfig, Cache<Page>>;
}

const shared = new WeakMap<Site, Shared>();

function sharedOf(site: Site): Shared {
  const known = shared.get(site);
  if (known) return known;
  const created: Shared = {
    executor: new Executor(site, IDLE_LIMIT),
    pages: new Map(
      site.versions.map((version) => [version, openCheckerCache(site, version, 'pages')]),
    ),
  };
  shared.set(site, created);
  return created;
}

/**
 * Renders the live examples of a page. Results are kept in `.cache/liveExamples`, by a hash of all that
 * they depend on.
 *
 * @param file - path of the page, from the root folder
 * @param source - its text
 * @param site - the guides and their packages
 * @returns the examples, in the order of the page
 * @throws Error naming the line of an example that does not render, and why
 */
export async function renderLiveExamples(
  file: string,
  source: string,
  site: Site = SITE,
): Promise<LiveExample[]> {
  const version = site.versions.find(({ docs }) => file.startsWith(`${docs}/`));
  if (!version) throw new Error(`${file}: \`live\` is for guides. Leave it out.`);
  const { executor, pages } = sharedOf(site);
  const salt = fingerprint(site, version);
  const page = await cachedPage(
    version.docs,
    file,
    source,
    pages.get(version) as Cache<Page>,
    salt,
  );
  const { targets } = readTargets(site, version, [page], salt);
  const units = planPage(page, targets).filter(({ block }) => block.isLive);
  const examples: LiveExample[] = [];
  for (const unit of units) {
    const styleBlocks = page.blocks.filter(({ language }) => language === 'css');
    const hash = hashOf(unit.hash, PREVIEW_STYLES, JSON.stringify(styleBlocks));
    const cached = path.join(site.root, '.cache/liveExamples', `${hash}.json`);
    if (!fs.existsSync(cached)) {
      const example = await renderUnit(unit, styleBlocks, executor);
      fs.mkdirSync(path.dirname(cached), { recursive: true });
      fs.writeFileSync(cached, JSON.stringify(example));
    }
    examples.push(JSON.parse(fs.readFileSync(cached, 'utf8')) as LiveExample);
  }
  return examples;
}

async function renderUnit(
  unit: Unit,
  styleBlocks: readonly Block[],
  executor: Executor,
): Promise<LiveExample> {
  const fail = (message: string) =>
    new Error(`${unit.page.file}:${unit.block.fence.line}: this live example ${message}`);
  if (!/^export default /m.test(unit.code)) {
    throw fail('has no default export. Write `export default function App() { … }`.');
  }
  const outcome = await executor.run({ ...prepare(unit, []), returnsMarkup: true });
  if (outcome.failure) throw fail(`does not render: ${outcome.failure.message}`);
  const html = asPicture(outcome.markup ?? '');
  if (!html) throw fail('renders nothing. Show what readers should see, or leave `live` out.');
  const files: Record<string, string> = {};
  const styles: string[] = [];
  for (const part of withImports(unit)) {
    const name = nameOf(part, unit);
    if (files[name]) throw fail(`imports a second file named ${name}. Rename that block.`);
    files[name] = `${part.code}\n`;
    for (const [, imported = ''] of part.code.matchAll(STYLE_IMPORT)) {
      if (!imported.startsWith('.')) {
        const packages = createRequire(path.join(unit.target.folder, 'package.json'));
        styles.push(fs.readFileSync(packages.resolve(imported), 'utf8'));
        continue;
      }
      const stylesheet = path.posix.basename(imported);
      const block = styleBlocks.find(({ title = '' }) => path.posix.basename(title) === stylesheet);
      if (!block) throw fail(`imports "${imported}", and no block has that title.`);
      files[stylesheet] = `${block.code}\n`;
      styles.push(block.code);
    }
  }
  const css = await shadowStyles([PREVIEW_STYLES, ...styles].join('\n'), html);
  const version = path.posix.basename(unit.target.folder).replace('v', '');
  return { version, files, html, css };
}

/**
 * Makes stylesheets of a page fit for a shadow root: its host is the page, and an element in it the body. What
 * the HTML does not use is left out, such as the styles of drag and drop.
 */
async function shadowStyles(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `<body>${html}</body>`, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
  });
  const { code } = await transform(purged?.css ?? '', { loader: 'css', minify: true });
  const inShadow = code
    .replaceAll(':root', ':host')
    .replace(/(^|[},\s])body(?=[\s,{])/g, '$1.body');
  return `${HOST_STYLES}${inShadow.trim()}`;
}

/** A page has one main part and one title, and an example is neither of them. */
const asPicture = (markup: string) =>
  markup
    .replace(INVISIBLE, '')
    .replace(/(<\/?)main\b/g, '$1div')
    .replace(/<h1\b/g, '<div data-title')
    .replaceAll('</h1>', '</div>');

/** The name of a file in the sandbox, which has no folders, and whose entry is `App`. */
function nameOf(part: Unit, entry: Unit): string {
  if (part === entry) return `App.${part.block.language}`;
  return path.posix.basename(part.block.title ?? part.file);
}
