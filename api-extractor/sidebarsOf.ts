import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { type ReferencePackage, readReference } from './reference';
import { TOPICS } from './topics';

/** The packages with their topics; the members of a topic are in alphabetical order. */
const categoryOf = ({ name, members }: ReferencePackage) => ({
  type: 'category' as const,
  label: name,
  link: { type: 'doc' as const, id: `${name}/index` },
  items: TOPICS.map(({ title }) => ({
    type: 'category' as const,
    label: title,
    items: members
      .filter(({ topic }) => topic === title)
      .map(({ id, name: label }) => ({ type: 'doc' as const, id, label })),
  })).filter(({ items }) => items.length > 0),
});

/**
 * The sidebar of a version of the API reference: under a link to the index, the packages in their order.
 *
 * @param pages - the folder of the generated Markdown
 */
export const sidebarsOf = (pages: string): SidebarsConfig => ({
  api: [
    { type: 'doc', id: 'index', label: 'All packages' },
    ...readReference(pages).packages.map(categoryOf),
  ],
});
