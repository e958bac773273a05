import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import docs, { type PluginOptions, validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import { API_VERSION } from '../../../config/versions';
import { SITE_PACKAGES } from '../../../packageModel';
import type { MemberFacts } from '../../../src/components/ApiMember/MemberFacts';
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

/**
 * Adds what is known about a member to the metadata of its page.
 *
 * @param content - the pages
 * @param factsOf - finds the facts by the id of a page
 */
export function withMemberFacts(
  content: LoadedContent,
  factsOf: (id: string) => MemberFacts | undefined,
): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => {
        const member = factsOf(doc.id);
        return member ? { ...doc, member } : doc;
      }),
    })),
  };
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
      const reference = { major: API_VERSION, packages: SITE_PACKAGES };
      const factsOf = await readMemberFacts(context.siteDir, reference);
      await plugin.contentLoaded?.({
        content: withMemberFacts(content as LoadedContent, factsOf),
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
