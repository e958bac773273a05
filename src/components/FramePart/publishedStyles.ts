// The styles of what is in the page's HTML before the components in `live.ts` are loaded.
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Icon/ExternalLink/styles.module.css';
import '@site/src/theme/NavbarItem/styles.module.css';
import './ColorModeToggle.module.css';
