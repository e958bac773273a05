import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import descriptions from '@generated/page-lists/default/descriptions.json';
import type { Props } from '@theme/DocCardList';
import OriginalList from '@theme-original/DocCardList';
import type { ReactNode } from 'react';

/** Whether an item only groups others in the sidebar: it has no page, so that a card could not lead to it. */
const isGroup = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category' && item.href === undefined;

/** Adds its guide's description to an item, for which a card would look in the list that pages do not load. */
const described = (item: PropSidebarItem): PropSidebarItem =>
  item.type === 'link' ? { description: descriptions[item.href], ...item, docId: undefined } : item;

/** The cards of a category: those of its own guides, then those of each group below the group's name. */
export default function DocCardList({ items, ...others }: Props): ReactNode {
  const groups = items?.filter(isGroup) ?? [];
  const own = items?.filter((item) => !isGroup(item)).map(described);
  return (
    <>
      <OriginalList {...others} items={own} />
      {groups.map((group) => (
        <section key={group.label} aria-label={group.label}>
          <h2>{group.label}</h2>
          <OriginalList {...others} items={group.items.map(described)} />
        </section>
      ))}
    </>
  );
}
