import type { NavbarItem } from '@docusaurus/theme-common';
import { SITE } from './site';

/** The items of the top bar, as they stand from left to right. */
export const navbarItems: NavbarItem[] = [
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
