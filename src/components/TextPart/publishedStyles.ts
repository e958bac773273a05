// The styles of what is in the page's HTML before the components in `live.ts` are loaded.
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Details/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocItem/TOC/Mobile/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TOCCollapsible/CollapseButton/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css';
import '@theme-common/Details/styles.module.css';
