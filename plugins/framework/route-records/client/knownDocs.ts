import globalData from '@generated/globalData';
import type { KnownDoc, KnownDocs } from '../RouteRecord';

type DocsData = Record<string, { versions: { name: string; docs: KnownDoc[] }[] }>;

const plugins = globalData['docusaurus-plugin-content-docs'] as DocsData | undefined;

/**
 * Adds pages to the global data of the docs plugins, which the published scripts have without most of its pages. The
 * hooks of the docs plugin read it each time that they run.
 *
 * @param known - what a page knows of the docs versions
 */
export function addDocs(known: KnownDocs): void {
  for (const [pluginId, docsOf] of Object.entries(known)) {
    for (const { name, docs } of plugins?.[pluginId]?.versions ?? []) {
      const added = docsOf[name] ?? [];
      docs.push(...added.filter(({ path }) => docs.every((doc) => doc.path !== path)));
    }
  }
}
