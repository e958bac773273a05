// The styles of what is in the page's HTML before the components in `live.ts` are loaded.
import '@site/src/components/DocNavigation/publishedStyles';
import '@docusaurus/theme-classic/lib/theme/DocCard/Description/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Heading/Icon/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Heading/Text/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCard/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCardList/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocCategoryGeneratedIndexPage/styles.module.css';
