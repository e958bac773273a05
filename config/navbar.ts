import type { NavbarItem } from '@docusaurus/theme-common';
import { SITE } from './site';

const items: NavbarItem[] = [
  { type: 'docSidebar', sidebarId: 'mySidebar', label: 'Docs', position: 'left' },
  { to: '/demo', label: 'Demo', position: 'left' },
  { to: '/api', label: 'API', position: 'left' },
  { type: 'docsVersionDropdown', position: 'right' },
  {
    type: 'localeDropdown',
    position: 'right',
    dropdownItemsAfter: [{ href: `${SITE.repository}/issues`, label: 'Help translate this site' }],
  },
  {
    href: SITE.repository,
    position: 'right',
    className: 'navbar-icon navbar-icon--source',
    'aria-label': 'Source repository',
  },
  {
    href: SITE.chat,
    position: 'right',
    className: 'navbar-icon navbar-icon--chat',
    'aria-label': 'Community chat',
  },
  { type: 'search', position: 'right' },
];

/**
 * Docusaurus' check of the configuration would put an item without a place on the left, and does not
 * know the name of the type of an item that has none.
 */
const completed = ({ type, ...item }: NavbarItem): NavbarItem => ({
  ...(type !== 'default' && { type }),
  position: 'right',
  ...item,
});

/** The items of the top bar, as they stand from left to right; on the right unless they say otherwise. */
export const navbarItems = items.map(completed);
