import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Doc = LoadedVersion['docs'][number];
type SidebarItem = NonNullable<LoadedVersion['sidebars'][string]>[number];

/** The pages of a part of a sidebar. */
export interface Topic {
  /** Empty for pages outside of all categories. */
  title: string;
  docs: Doc[];
}

/**
 * Lists the pages of a version in the order of its sidebar, by topic; pages that no sidebar lists come last.
 *
 * @param version - a version of a docs plugin
 */
export function topicsOf({ docs, sidebars }: LoadedVersion): Topic[] {
  const left = new Map(docs.map((doc) => [doc.id, doc]));
  const topics: Topic[] = [{ title: '', docs: [] }];
  const take = (id: string, topic: Topic) => {
    const doc = left.get(id);
    if (doc) topic.docs.push(doc);
    left.delete(id);
  };
  const walk = (items: SidebarItem[], topic: Topic) => {
    for (const item of items) {
      if (item.type === 'doc' || item.type === 'ref') take(item.id, topic);
      if (item.type !== 'category') continue;
      const inside = topic.title ? topic : { title: item.label, docs: [] };
      if (inside !== topic) topics.push(inside);
      if (item.link?.type === 'doc') take(item.link.id, inside);
      walk(item.items, inside);
    }
  };
  for (const sidebar of Object.values(sidebars)) walk(sidebar, topics[0] as Topic);
  topics.push({ title: 'Other pages', docs: [...left.values()] });
  return topics.filter((topic) => topic.docs.length > 0);
}
