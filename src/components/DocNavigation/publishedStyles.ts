// The styles of what is in the page's HTML before the components in `live.ts` are loaded.
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/Content/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Html/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
