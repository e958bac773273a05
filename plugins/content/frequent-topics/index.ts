import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { type FoundTopic, topicsIn } from '../../../src/search/topics';

/** The topics of each version of the guides, by its name. */
function topicsOfVersions({ loadedVersions }: LoadedContent): Record<string, FoundTopic[]> {
  return Object.fromEntries(
    loadedVersions.map(({ versionName, docs }) => [
      versionName,
      topicsIn(docs.map(({ id, permalink }) => ({ id, path: permalink }))),
    ]),
  );
}

/**
 * Docusaurus plugin: finds the guides of the frequent topics in each version, for
 * `@generated/frequent-topics/default/topics.json`. The search window offers them before a query is typed; the pages
 * of all versions are in no script.
 */
export default function frequentTopics(): Plugin {
  return {
    name: 'frequent-topics',
    async allContentLoaded({ allContent, actions: { createData } }) {
      const guides = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await createData('topics.json', topicsOfVersions(guides));
    },
  };
}
