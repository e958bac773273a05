import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { analyticsOf } from './config/analytics';
import { codeThemes } from './config/code';
import { guides, reference } from './config/docs';
import { fontTags } from './config/font';
import { footerOf } from './config/footer';
import { navbarItems } from './config/navbar';
import { redirects } from './config/redirects';
import { hostedSearch, searchTags } from './config/search';
import { SITE } from './config/site';
import { sitemap } from './config/sitemap';
import { withoutScriptsTags } from './config/withoutScripts';
import apiReference from './plugins/api-reference';
import entrySize from './plugins/entry-size';
import formatDifferences from './plugins/format-differences';
import forwarding from './plugins/forwarding';
import homeFacts from './plugins/home-facts';
import letterCase from './plugins/letter-case';
import malformedAddresses from './plugins/malformed-addresses';
import newAnnouncement from './plugins/new-announcement';
import opensearch from './plugins/opensearch';
import pageSuffixes from './plugins/page-suffixes';
import rawText from './plugins/raw-text';
import routeAssets from './plugins/route-assets';
import routeLoading from './plugins/route-loading';
import searchKeys from './plugins/search-keys';
import searchRecords from './plugins/search-records';
import security from './plugins/security';
import shippedPackages from './plugins/shipped-packages';
import socialCards from './plugins/social-cards';
import storedTheme from './plugins/stored-theme';
import styleIsolation from './plugins/style-isolation';
import versionChanges from './plugins/version-changes';

const preset: Preset.Options = {
  docs: guides,
  blog: false,
  pages: { remarkPlugins: guides.remarkPlugins },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/docsearch.css',
      './src/css/site.css',
      './src/css/forcedColors.css',
      './src/css/print.css',
    ],
  },
  sitemap,
};

const analytics = analyticsOf(process.env);

const themeConfig: Preset.ThemeConfig = {
  image: 'img/social/site.png',
  metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
  colorMode: { respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: true } },
  announcementBar: {
    id: 'version-8-guides',
    content:
      'Version 8: <a href="/docs/next/intro">guides</a> and <a href="/docs/next/migrate">what changes</a>',
    isCloseable: true,
  },
  navbar: {
    title: SITE.title,
    hideOnScroll: true,
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: navbarItems,
  },
  footer: footerOf(analytics),
  prism: { ...codeThemes, additionalLanguages: ['bash'] },
};

const hosted = hostedSearch(process.env);

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  // A preview or a mirror has an address of its own.
  url: process.env.SITE_URL ?? SITE.url,
  baseUrl: SITE.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: true },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // Guides are `.mdx`; the generated reference is `.md`, plain Markdown that may hold any character.
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'warn' } },
  presets: [['classic', preset]],
  plugins: [
    // Its script comes before those of other plugins.
    security,
    apiReference,
    versionChanges,
    ['@docusaurus/plugin-content-docs', reference],
    ['@docusaurus/plugin-client-redirects', { redirects }],
    formatDifferences,
    homeFacts,
    malformedAddresses,
    searchKeys,
    newAnnouncement,
    pageSuffixes,
    storedTheme,
    forwarding,
    letterCase,
    entrySize,
    routeAssets,
    routeLoading,
    styleIsolation,
    rawText,
    socialCards,
    searchRecords,
    opensearch,
    shippedPackages,
  ],
  headTags: [...fontTags, ...withoutScriptsTags, ...searchTags(hosted, SITE.title)],
  clientModules: [
    './src/clientModules/ownDocument.ts',
    './src/clientModules/restoredPage.ts',
    './src/clientModules/searchArrival.ts',
    './src/clientModules/consoleUtilities.ts',
    ...(analytics ? ['./src/clientModules/analytics.ts'] : []),
  ],
  customFields: { hostedSearch: hosted, analytics },
  themeConfig,
};

export default config;
