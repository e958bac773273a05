import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { LATEST_API } from '../../../config/apiVersions';
import { HARD_WORK_FLAGS } from '../../../config/nodeFlags';
import { GUIDES_VERSIONS, LAST_VERSION } from '../../../config/versions';
import { fingerprint } from '../../../plugins/content/api-reference/fingerprint';
import { uiLibraries } from '../../../src/demo/uiLibraries';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Inputs of a build that add no time to it; the others are replaced by short ones, or omitted. */
const KEPT = [
  'adapters',
  'api-extractor',
  'buildCache',
  'checker',
  'config',
  'docusaurus.config.ts',
  'package.json',
  'packageModel',
  'plugins',
  'scripts',
  'src',
  'static',
  'tsconfig.json',
  'versions.json',
];

/** The other inputs of a build; those of the API reference are generated, but fast to copy. */
const WRITTEN = [
  'api',
  'api_versioned_docs',
  'api_versioned_sidebars',
  'api_versions.json',
  'docs',
  'sidebars.ts',
  'versioned_docs',
  'versioned_sidebars',
];

/**
 * Results of earlier builds: reading the installed packages, and the types in the examples of the API
 * reference, takes longer than the rest of a small build. They depend on the lock file.
 */
const KEPT_RESULTS = [
  '.cache/check-docs',
  '.cache/home-facts.json',
  '.cache/liveExamples',
  '.cache/packageModel',
  'package-lock.json',
];

const LOG = 'build.log';

/** What a build writes, besides the API pages, and the links to the installed packages. */
const NOT_CLONED = ['node_modules', 'versions', 'build', '.cache', '.docusaurus', LOG];

/** Where the API pages of a small copy are kept for the next one, in a folder for each input. */
const KEPT_API_PAGES = path.join(REPOSITORY, '.cache/small-copy-api');

/** The one package whose API pages a copy has. */
export const PACKAGE = '@react-querybuilder/bulma';

/** The entry file of {@link PACKAGE}. */
export const ENTRY = `api-extractor/entries/${PACKAGE}.ts`;

/** Pages that the navigation bar, the footer and the redirects link to. */
const PAGES = ['index', 'demo', 'sandbox', 'discord', 'markdown-page', 'search'];

/** Guides that they link to; the first is the start page of each docs version. */
const GUIDES = ['intro', 'migrate', 'tips/showcase', 'utils/export'];

/** Categories that they link to, by label. */
const CATEGORIES: Record<string, string> = {
  Components: '/category/components',
  Recipes: '/category/tips--tricks',
};

/** How a command ended. */
export interface CommandResult {
  exitCode: number | null;
  /** What it printed, without colors. */
  output: string;
  /** The last line of it, as it came. */
  lastLine: string;
}

/** A copy of the repository, small or whole, that a test may break. */
export interface SiteCopy {
  /** The absolute path of a file, from its path below the root; the others take the latter. */
  path(file: string): string;
  /** Reads a file. */
  read(file: string): string;
  /** Writes a file, and makes the folders above it. */
  write(file: string, content: string): void;
  /** Says whether there is such a file or folder. */
  exists(file: string): boolean;
  /** Another copy, with this one's API pages and nothing else that was built. */
  clone(): SiteCopy;
  /** Runs the copy's build script, with variables added to its environment; guides go unchecked. */
  build(environment?: Record<string, string>): Promise<CommandResult>;
  /** Compiles and runs the code blocks of the copy's guides. */
  checkGuides(): Promise<CommandResult>;
  /** Cuts a version of the guides. */
  cutVersion(name: string): Promise<CommandResult>;
  /** Uploads the records of what was built, with variables added to the environment. */
  pushRecords(environment?: Record<string, string>): Promise<CommandResult>;
  /** Runs the command of the build's first stage alone. */
  generateApiPages(): Promise<CommandResult>;
  /** Deletes the copy. */
  remove(): void;
}

/**
 * Creates a small copy of the repository in the temporary folder: all of its configuration, plugins,
 * theme and scripts, the API reference of one package, and a few short pages instead of the real ones.
 *
 * @param hasApiPages - whether the copy starts with the API pages that an earlier copy generated
 * @returns the copy, which the caller must remove
 */
export function copySite({ hasApiPages = true } = {}): SiteCopy {
  const copy = siteIn(newFolder());
  for (const name of KEPT) {
    fs.cpSync(path.join(REPOSITORY, name), copy.path(name), { recursive: true });
  }
  writeApiEntry(copy);
  writePages(copy);
  writeGuides(copy);
  if (!hasApiPages) return copy;

  const kept = path.join(KEPT_API_PAGES, fingerprint(copy.path('.'), LATEST_API, [PACKAGE]));
  if (fs.existsSync(kept)) fs.cpSync(kept, copy.path('api'), { recursive: true });
  return {
    ...copy,
    async build(environment) {
      const result = await copy.build(environment);
      if (!fs.existsSync(kept) && copy.exists('api')) keepFolder(copy.path('api'), kept);
      return result;
    },
  };
}

/**
 * Gives a small copy the real sandbox page, without packages to run, and the demo of the one package that it documents.
 *
 * @param copy - a copy that has not been built
 */
export function addSandboxAndDemo(copy: SiteCopy): void {
  const restore = (name: string) =>
    fs.cpSync(path.join(REPOSITORY, name), copy.path(name), { recursive: true });
  for (const page of ['demo', 'sandbox']) fs.rmSync(copy.path(`src/pages/${page}.mdx`));
  restore('src/pages/sandbox.tsx');
  restore('src/pages/sandbox.module.css');
  const shown = uiLibraries.filter(({ packageName }) => packageName === PACKAGE);
  for (const { id } of shown) restore(`src/components/uiLibraries/${id}`);
  const list = shown.map((uiLibrary) => ({ ...uiLibrary, route: '/demo' }));
  copy.write('src/demo/uiLibraries.ts', `export const uiLibraries = ${JSON.stringify(list)};\n`);
  // They link to guides that a small copy does not have.
  const config = 'docusaurus.config.ts';
  copy.write(
    config,
    copy.read(config).replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'"),
  );
}

/** Copies a folder to a path that several test files may write at the same time with the same content. */
function keepFolder(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const partial = fs.mkdtempSync(`${to}.`);
  fs.cpSync(from, partial, { recursive: true });
  try {
    fs.renameSync(partial, to);
  } catch {
    fs.rmSync(partial, { recursive: true });
  }
}

/**
 * Copies everything that the site is made of into the temporary folder.
 *
 * @returns the copy, which the caller must remove
 */
export function copyWholeSite(): SiteCopy {
  const copy = siteIn(newFolder());
  // The checker recognizes the packages of a version by their path, so a symbolic link does not work.
  fs.unlinkSync(copy.path('versions'));
  for (const name of [...KEPT, ...WRITTEN, 'versions']) {
    fs.cpSync(path.join(REPOSITORY, name), copy.path(name), { recursive: true });
  }
  return copy;
}

/**
 * Creates the first of a row of folders that no copy uses now. What Docusaurus has transpiled of a configuration and
 * its plugins, five seconds of work, is found again by the paths of their files.
 */
function freeFolder(): string {
  const start = path.join(fs.realpathSync(os.tmpdir()), 'rqb-docs-');
  for (let index = 1; ; index += 1) {
    const folder = start + index;
    try {
      fs.mkdirSync(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function newFolder(): string {
  const root = freeFolder();
  for (const installed of ['node_modules', 'versions']) {
    fs.symlinkSync(path.join(REPOSITORY, installed), path.join(root, installed));
  }
  for (const name of KEPT_RESULTS) {
    if (fs.existsSync(path.join(REPOSITORY, name))) {
      fs.cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
    }
  }
  return root;
}

function siteIn(root: string): SiteCopy {
  const inCopy = (file: string) => path.join(root, file);
  return {
    path: inCopy,
    read: (file) => fs.readFileSync(inCopy(file), 'utf8'),
    write(file, content) {
      fs.mkdirSync(path.dirname(inCopy(file)), { recursive: true });
      fs.writeFileSync(inCopy(file), content);
    },
    exists: (file) => fs.existsSync(inCopy(file)),
    clone() {
      const other = newFolder();
      for (const name of fs.readdirSync(root).filter((entry) => !NOT_CLONED.includes(entry))) {
        fs.cpSync(inCopy(name), path.join(other, name), { recursive: true });
      }
      return siteIn(other);
    },
    build: (environment) => run(root, [...TSX, 'scripts/build.mts', '--skip-check'], environment),
    checkGuides: () => run(root, [...TSX, 'checker/cli.mts']),
    cutVersion: (name) => run(root, [DOCUSAURUS, 'docs:version', name]),
    pushRecords: (environment) => run(root, [...TSX, 'scripts/searchPush.mts'], environment),
    generateApiPages: () => run(root, [DOCUSAURUS, 'api-reference']),
    // The links to the installed packages are unlinked, not followed.
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

function writeApiEntry(copy: SiteCopy): void {
  const entry = copy.read(ENTRY);
  fs.rmSync(copy.path('api-extractor/entries'), { recursive: true });
  copy.write(ENTRY, entry);
  copy.write('api-extractor/packages.ts', `export const PACKAGES = ['${PACKAGE}'] as const;\n`);
  // No other version has that package.
  const versions = 'config/apiVersions.ts';
  copy.write(
    versions,
    copy.read(versions).replace('[API_VERSION, UNRELEASED_MAJOR]', '[API_VERSION]'),
  );
}

function writePages(copy: SiteCopy): void {
  fs.rmSync(copy.path('src/pages'), { recursive: true });
  for (const name of PAGES) copy.write(`src/pages/${name}.mdx`, `# The page ${name}\n`);
  // The demos, which take most of the time of a build.
  for (const { id } of uiLibraries) {
    fs.rmSync(copy.path(`src/components/uiLibraries/${id}`), { recursive: true });
  }
  copy.write('src/demo/uiLibraries.ts', 'export const uiLibraries = [];\n');
  // A build runs every example of the page about differences between formats.
  copy.write(
    'plugins/content/format-differences/index.ts',
    "export default () => ({ name: 'format-differences' });\n",
  );
  // The API pages link to what has changed of their types, and pages name one social card by default.
  const changes = 'plugins/content/version-changes/index.ts';
  copy.write(
    changes,
    copy
      .read(changes)
      .replace('step.sections,', "step.sections.filter(({ section }) => section === 'types'),"),
  );
  const cards = 'plugins/publishing/social-cards/cards.ts';
  copy.write(cards, copy.read(cards).replace(/^ {2}\{ id: '(?!site').*\n/gm, ''));
  // The packages of the sandbox page's preview and their declarations, which take most of the rest.
  for (const name of ['cachedPackages', 'cachedDeclarations']) {
    copy.write(
      `plugins/publishing/sandbox/${name}.ts`,
      `const nothing = { files: {}, versions: [], contents: {}, inputs: [] };
      export const ${name} = async () => nothing;\n`,
    );
  }
}

function writeGuides(copy: SiteCopy): void {
  for (const { name, docs, sidebar } of GUIDES_VERSIONS) {
    const isComplete = name === 'next' || name === LAST_VERSION;
    const guides = isComplete ? GUIDES : GUIDES.slice(0, 2);
    for (const id of guides) copy.write(`${docs}/${id}.mdx`, `# The guide ${id}\n`);

    const categories = isComplete ? Object.entries(CATEGORIES) : [];
    const items = categories.map(([label, slug]) => ({
      type: 'category',
      label,
      link: { type: 'generated-index', slug },
      items: ['intro'],
    }));
    const sidebars = JSON.stringify({ mySidebar: [...guides, ...items] });
    copy.write(sidebar, sidebar.endsWith('.ts') ? `export default ${sidebars};\n` : sidebars);
  }
}

/** The test runner sets environment variables that would make a build behave as part of a test. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$|BABEL_ENV$)/.test(name)),
  );
}

/** Has Node.js run TypeScript. */
const TSX = ['--import', 'tsx'];

const DOCUSAURUS = 'node_modules/.bin/docusaurus';

async function run(
  root: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  // One file for both streams keeps their lines in order.
  const file = path.join(root, LOG);
  const log = fs.openSync(file, 'w');
  const child = spawn(process.execPath, [...HARD_WORK_FLAGS, ...args], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...cleanEnvironment(),
      // Continuous integration sets this; messages must be plain text there too.
      FORCE_COLOR: '1',
      // The bundler's cache is in node_modules, which the copy shares with the repository.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...environment,
    },
  });
  fs.closeSync(log);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const printed = fs.readFileSync(file, 'utf8').trimEnd();
  return {
    exitCode,
    output: stripVTControlCharacters(printed),
    lastLine: printed.split('\n').at(-1) as string,
  };
}
