/** A subject that many readers look for. */
export interface Topic {
  title: string;
  /** The id of the guide; where a version has no such guide, the next one stands for it. */
  guides: readonly string[];
}

/** The guide of a topic in a version. */
export interface FoundTopic {
  title: string;
  path: string;
}

/** What the search window offers before a query is typed, the most frequent first. */
export const TOPICS: readonly Topic[] = [
  { title: 'Getting started', guides: ['intro'] },
  { title: 'All props', guides: ['components/querybuilder', 'api/querybuilder'] },
  { title: 'Export to SQL and other formats', guides: ['utils/export', 'api/export'] },
  { title: 'Operators', guides: ['tips/managing-operators'] },
  { title: 'Custom value editors', guides: ['components/valueeditor', 'api/valueeditor'] },
  { title: 'Styling', guides: ['styling/overview', 'tips/styling', 'api/classnames'] },
  { title: 'UI libraries, drag and drop', guides: ['compat'] },
  { title: 'Common mistakes', guides: ['tips/common-mistakes'] },
];

/**
 * Finds the guides of the topics in a version.
 *
 * @param docs - the guides of the version
 */
export function topicsIn(docs: readonly { id: string; path: string }[]): FoundTopic[] {
  const paths = new Map(docs.map(({ id, path }) => [id, path]));
  return TOPICS.flatMap(({ title, guides }) => {
    const guide = guides.find((id) => paths.has(id));
    return guide ? [{ title, path: paths.get(guide) as string }] : [];
  });
}
