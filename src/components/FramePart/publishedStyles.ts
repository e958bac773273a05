// The styles of what is in the page's HTML before the components in `live.ts` are loaded. All that these components
// import is here: a stylesheet that came with them would have the browser compute all styles of the page again.
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Mobile/styles.module.css';
import '@site/src/theme/NavbarItem/styles.module.css';
import './ColorModeToggle.module.css';
import '@theme-common/ThemedComponent/styles.module.css';
