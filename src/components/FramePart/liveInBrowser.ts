import siteConfig from '@generated/docusaurus.config';
import footer from '@generated/docusaurus.config?footer';

// `plugins/framework/entry-size` keeps the footer out of the configuration that all pages load first.
Object.assign(siteConfig.themeConfig, { footer });

export * from './live';
