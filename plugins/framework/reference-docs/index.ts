import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import docs, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import { documentedPackages } from '../../../api-extractor/documentedPackages';
import { API_VERSIONS } from '../../../config/apiVersions';
import { loadModel } from '../../../packageModel';
import type { MemberFacts } from '../../../src/components/ApiMember/MemberFacts';
import type { ApiPackage } from '../../../src/components/ApiNote/ApiPackage';
import { generateApiReference } from '../../content/api-reference/generate';
import { readMemberFacts } from '../../content/member-facts';

/** What a page loads about its docs version. */
interface VersionProps {
  docs?: object;
  docsSidebars?: Record<string, SidebarItem[]>;
}

interface SidebarItem {
  items?: SidebarItem[];
  docId?: string;
  unlisted?: boolean;
}

/** Leaves out what only the cards of category pages, and pages that are not listed, need. */
function slimItem({ docId: _, unlisted, items, ...item }: SidebarItem): SidebarItem {
  return {
    ...item,
    ...(unlisted ? { unlisted } : {}),
    ...(items ? { items: items.map(slimItem) } : {}),
  };
}

const slimSidebars = (sidebars: Record<string, SidebarItem[]>) =>
  Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(slimItem)]));

/**
 * Leaves out of a route and its subroutes the list of all pages of the docs version, and the ids of
 * pages in its sidebars.
 *
 * @param route - a route of the docs plugin
 */
export function withoutPageList(route: RouteConfig): RouteConfig {
  const version = route.props?.version as VersionProps | undefined;
  const { docsSidebars } = version ?? {};
  const slim = {
    ...version,
    docs: {},
    ...(docsSidebars ? { docsSidebars: slimSidebars(docsSidebars) } : {}),
  };
  return {
    ...route,
    ...(route.routes ? { routes: route.routes.map(withoutPageList) } : {}),
    ...(version?.docs ? { props: { ...route.props, version: slim } } : {}),
  };
}

function hasListOfPages(route: RouteConfig): boolean {
  const version = route.props?.version as { docs?: object } | undefined;
  return Boolean(version?.docs) || (route.routes ?? []).some(hasListOfPages);
}

/** What every page of the site loads about the docs versions. */
interface GlobalData {
  versions: { mainDocId: string; docs: { id: string }[] }[];
}

/**
 * Leaves out of the global data the list of all pages of each docs version but its first page.
 *
 * @param data - what the docs plugin publishes to all pages
 * @throws Error when the data has no such list any more
 */
export function withoutGlobalPageList<T>(data: T): T {
  const { versions } = data as unknown as GlobalData;
  if (!versions?.every(({ docs }) => Array.isArray(docs))) {
    throw new Error(
      'The global data of the docs plugin has no lists "versions[].docs" any more: adapt plugins/framework/reference-docs to this version of Docusaurus.',
    );
  }
  const slim = versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId),
  }));
  return { ...data, versions: slim };
}

/** What only the build reads of the metadata that each page loads. */
const BUILD_ONLY = ['source', 'sourceDirName', 'slug', 'draft', 'version', 'sidebar', 'permalink'];

/**
 * Leaves out of the metadata of a page what only the build reads.
 *
 * @param metadata - what the docs plugin writes for a page
 */
export const withoutBuildOnly = (metadata: object): object =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => !BUILD_ONLY.includes(key)));

/** What the pages of a version of the reference say besides their text. */
export interface VersionFacts {
  /** The documented packages, the core first. */
  packages: readonly ApiPackage[];
  /** Finds the facts about a member by the id of its page. */
  factsOf: (id: string) => MemberFacts | undefined;
}

/**
 * The packages that a page names: its own, and the core next to one that this repository implements; all
 * of them on the index.
 */
function packagesOnPage(id: string, packages: readonly ApiPackage[]): readonly ApiPackage[] {
  const own = packages.find(({ name }) => id.startsWith(`${name}/`));
  if (!own) return packages;
  return packages.filter(
    (each, nth) => each === own || (nth === 0 && /-local\./.test(own.version)),
  );
}

/**
 * Adds to the metadata of each page the packages that it describes, and what is known about its member.
 *
 * @param content - the pages
 * @param factsByVersion - the facts by the name of the version
 */
export function withMemberFacts(
  content: LoadedContent,
  factsByVersion: ReadonlyMap<string, VersionFacts>,
): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => {
      const facts = factsByVersion.get(version.versionName);
      if (!facts) return version;
      const docs = version.docs.map((doc) => {
        const member = facts.factsOf(doc.id);
        const packages = packagesOnPage(doc.id, facts.packages);
        return { ...doc, packages, ...(member && { member }) };
      });
      return { ...version, docs };
    }),
  };
}

async function readFacts(siteDir: string): Promise<Map<string, VersionFacts>> {
  const facts = new Map<string, VersionFacts>();
  for (const version of API_VERSIONS) {
    const packages = documentedPackages(await loadModel(siteDir, version.packages));
    facts.set(version.name, {
      packages: packages.map(({ name, version: release }) => ({ name, version: release })),
      factsOf: await readMemberFacts(siteDir, version),
    });
  }
  return facts;
}

/**
 * Docusaurus plugin: the docs plugin, for the API reference. The pages of members get the facts of
 * `member-facts`.
 *
 * Every page of a docs version loads the id, title and description of all its pages, for the cards on
 * category pages, and every page of the site loads the id and path of all of them, to find the page of
 * another version. The reference has no such cards and leads to no other version, but it has more than
 * 450 pages.
 *
 * @param context - Docusaurus' context
 * @param options - the options of the docs plugin
 * @throws Error when the docs plugin no longer writes one of these lists
 */
async function referenceDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  // The docs plugin reads the list of versions as soon as it starts.
  await generateApiReference(context.siteDir);
  const plugin = (await docs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      let hasPageList = false;
      const addRoute = (route: RouteConfig) => {
        hasPageList ||= hasListOfPages(route);
        actions.addRoute(withoutPageList(route));
      };
      const createData = (name: string, data: string | object) =>
        actions.createData(name, typeof data === 'object' ? withoutBuildOnly(data) : data);
      const setGlobalData = (data: unknown) => actions.setGlobalData(withoutGlobalPageList(data));
      const facts = await readFacts(context.siteDir);
      await plugin.contentLoaded?.({
        content: withMemberFacts(content as LoadedContent, facts),
        actions: { ...actions, addRoute, createData, setGlobalData },
      });
      if (!hasPageList) {
        throw new Error(
          'No route of the docs plugin has the property "version.docs" any more: adapt plugins/framework/reference-docs to this version of Docusaurus, or delete it.',
        );
      }
    },
  };
}

// The type of a module's `validateOptions` is generic, as only a function for any plugin could be.
export default Object.assign(referenceDocs, {
  validateOptions: validateOptions as PluginModule['validateOptions'],
});
