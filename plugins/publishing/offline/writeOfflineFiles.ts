import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf } from '../../../buildCache/hash';
import {
  API_VERSIONS,
  type ApiVersion,
  apiVersionOf,
  LATEST_API,
} from '../../../config/apiVersions';
import { OFFLINE_FOLDER, OFFLINE_PAGE, OPENING_PAGE } from '../../../config/offline';
import { PREVIEW_FOLDER } from '../../../config/sandbox';
import { GUIDES_VERSIONS, type GuidesVersion } from '../../../config/versions';
import { LOOKUP_FILE } from '../../../src/apiLookup/LookupFile';
import { typesAddress } from '../../../src/codeTypes/PageTypes';
import {
  OFFLINE_VERSIONS,
  type OfflineFile,
  type OfflineFiles,
  type OfflineVersion,
  offlineFilesPath,
} from '../../../src/offline/OfflineFiles';
import type { PreviewPackages } from '../../../src/sandbox/packages';
import type { PublishedDeclarations } from '../../../src/sandbox/types/declarations';
import { apiTag, PAGES_TAG } from '../../../src/search/SearchRecord';
import { versionTag } from '../../../src/search/scope';
import { MANIFEST_PATH, readManifest, SHARD_FOLDER } from '../../../src/search/shards';
import { FIRST_SCRIPTS, GROUPS_FILE, type LoadedGroups } from './chunkGroups';
import { isIn, loadedFiles, needsOf, type PageNeeds } from './offlineFiles';

/** Pages of every copy, in addition to those of its version. */
const PAGES = ['/search', '/sandbox', OFFLINE_PAGE, OPENING_PAGE];

/** Pages of every copy whose scripts load more when a reader asks for it, which is not stored. */
const FIRST_LOADS = ['/'];

/** Files whose names have a hash of their content. */
const HASHED = /^\/assets\/|^\/search-records\/(?!manifest)/;

/** Lists the files that the sandbox needs for a major version, with all packages that code can import. */
function sandboxFiles(
  major: string,
  packages: PreviewPackages,
  declarations: PublishedDeclarations,
): string[] {
  const version = packages.versions.find((each) => each.version === major);
  const types = declarations.versions.find((each) => each.version === major);
  const named = [version?.modules, version?.production, version?.styles].flatMap((list) =>
    Object.values(list ?? {}),
  );
  const typed = [...(types?.files ?? []), ...Object.values(types?.packages ?? {}).flat()];
  return [packages.frame, ...named, ...typed];
}

interface BuiltSite {
  /** The folder of the built site. */
  folder: string;
  groups: LoadedGroups;
  pages: ReadonlyMap<string, PageNeeds>;
  packages: PreviewPackages;
  declarations: PublishedDeclarations;
}

const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'));

function readSite(siteDir: string, folder: string, baseUrl: string): BuiltSite {
  const generated = path.join(siteDir, '.docusaurus');
  const pages = new Map<string, PageNeeds>();
  for (const file of globSync('**/*.html', { cwd: folder, ignore: 'assets/**' })) {
    const needs = needsOf(fs.readFileSync(path.join(folder, file), 'utf8'), baseUrl);
    if (needs) pages.set(needs.path, needs);
  }
  return {
    folder,
    groups: readJson(path.join(generated, GROUPS_FILE)),
    pages,
    packages: readJson(path.join(generated, 'sandbox/default/packages.json')),
    declarations: readJson(path.join(generated, 'sandbox/default/declarations.json')),
  };
}

const majorOf = ({ packages }: GuidesVersion) => packages.replace(/.*\/v/, '');

/** What Docusaurus calls a version of the guides. */
const docsName = ({ name }: GuidesVersion) => (name === 'next' ? 'current' : name);

/** The pages of a version, and those of every copy. */
function pagesOf(version: GuidesVersion, api: ApiVersion | undefined, { pages }: BuiltSite) {
  const sections = [
    { route: version.route, others: GUIDES_VERSIONS.map(({ route }) => route) },
    ...(api ? [{ route: api.route, others: API_VERSIONS.map(({ route }) => route) }] : []),
  ];
  const own = [...pages.keys()].filter((page) => sections.some((section) => isIn(page, section)));
  const complete = [...PAGES, ...own].flatMap((page) => pages.get(page) ?? []);
  const first = FIRST_LOADS.flatMap((page) => pages.get(page) ?? []);
  return { own, complete, first };
}

function filesOfVersion(
  version: GuidesVersion,
  site: BuiltSite,
): Pick<OfflineFiles, 'pages'> & { paths: string[] } {
  const { folder, groups, packages, declarations } = site;
  const major = majorOf(version);
  const api = API_VERSIONS.find((each) => each.major === major);
  const { own, complete, first } = pagesOf(version, api, site);
  const searched = [
    PAGES_TAG,
    versionTag(docsName(version)),
    apiTag((apiVersionOf(version) ?? LATEST_API).name),
  ];
  const shards = readManifest(readJson(path.join(folder, MANIFEST_PATH)));
  const scripts = [FIRST_SCRIPTS, ...complete.flatMap((page) => page.groups)];
  return {
    pages: [...complete, ...first].map((page) => page.path).sort(),
    paths: [
      OPENING_PAGE,
      ...[...complete, ...first].flatMap(({ files }) => files),
      ...loadedFiles(groups, scripts),
      ...own.map(typesAddress).filter((file) => fs.existsSync(path.join(folder, file))),
      ...(api ? [`${api.route}/${LOOKUP_FILE}`] : []),
      MANIFEST_PATH,
      ...searched.flatMap((tag) => shards[tag] ?? []).map((name) => `${SHARD_FOLDER}/${name}`),
      ...sandboxFiles(major, packages, declarations).map((name) => PREVIEW_FOLDER + name),
    ],
  };
}

/**
 * Writes for each docs version the list of files that readers store of it: its guides, its API reference, the search
 * and the sandbox.
 *
 * This is a stage after all others, because the list has the sizes of the files, and hashes of their content.
 *
 * @param siteDir - the repository's root
 * @param folder - the built site
 * @param baseUrl - the base path of the site
 */
export function writeOfflineFiles(siteDir: string, folder: string, baseUrl: string): void {
  const site = readSite(siteDir, folder, baseUrl);
  const known = new Map<string, OfflineFile>();
  const describe = (file: string): OfflineFile => {
    const described = known.get(file);
    if (described) return described;
    // A page is requested by its address, which hosts answer with its file.
    const name = file === OPENING_PAGE ? `${file}.html` : file;
    const content = fs.readFileSync(path.join(folder, name));
    const made: OfflineFile = HASHED.test(file)
      ? [file, content.length]
      : [file, content.length, hashOf(content.toString('base64')).slice(0, 8)];
    known.set(file, made);
    return made;
  };
  fs.mkdirSync(path.join(folder, OFFLINE_FOLDER), { recursive: true });
  const write = (file: string, content: object) =>
    fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
  const versions = GUIDES_VERSIONS.map((version): OfflineVersion => {
    const { paths, pages } = filesOfVersion(version, site);
    const files = [...new Set(paths)].sort().map(describe);
    const summary = {
      name: version.name,
      major: majorOf(version),
      build: hashOf(JSON.stringify([files, pages])).slice(0, 12),
      bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
    };
    const all: OfflineFiles = { ...summary, files, pages };
    write(offlineFilesPath(version.name), all);
    return summary;
  });
  write(OFFLINE_VERSIONS, versions);
}
