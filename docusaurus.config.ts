import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { analyticsOf } from './config/analytics';
import { announcementOf } from './config/announcement';
import { codeThemes } from './config/code';
import { guides, reference } from './config/docs';
import { fontTagsOf } from './config/font';
import { footerOf } from './config/footer';
import { hasHistory } from './config/history';
import { navbarItems } from './config/navbar';
import { offersOfflineCopies } from './config/offline';
import { redirects } from './config/redirects';
import { hostedSearch, searchTags } from './config/search';
import { SITE, siteAddress } from './config/site';
import { sitemapOf } from './config/sitemap';
import { UNRELEASED_MAJOR } from './config/versions';
import { withoutScriptsTags } from './config/withoutScripts';
import apiReference from './plugins/content/api-reference';
import rehypeBelowFold from './plugins/content/below-fold/rehypeBelowFold';
import formatDifferences from './plugins/content/format-differences';
import frequentTopics from './plugins/content/frequent-topics';
import homeFacts from './plugins/content/home-facts';
import { remarkPlugins } from './plugins/content/remarkPlugins';
import staticHtml from './plugins/content/static-html';
import rehypeStaticGuide from './plugins/content/static-html/rehypeStaticGuide';
import rehypeStaticReference from './plugins/content/static-html/rehypeStaticReference';
import uiLibraryDemos from './plugins/content/ui-libraries';
import versionChanges from './plugins/content/version-changes';
import bundlerCache from './plugins/framework/bundler-cache';
import classNames from './plugins/framework/class-names';
import compileHints from './plugins/framework/compile-hints';
import docsChunk from './plugins/framework/docs-chunk';
import entrySize from './plugins/framework/entry-size';
import { pageTemplate } from './plugins/framework/first-scripts/pageTemplate';
import laterSidebars from './plugins/framework/later-sidebars';
import modernStyles from './plugins/framework/modern-styles';
import pageLists from './plugins/framework/page-lists';
import rawText from './plugins/framework/raw-text';
import referenceDocs from './plugins/framework/reference-docs';
import routeAssets from './plugins/framework/route-assets';
import routeLoading from './plugins/framework/route-loading';
import routeRecords from './plugins/framework/route-records';
import styleIsolation from './plugins/framework/style-isolation';
import unusedRules from './plugins/framework/unused-rules';
import unusedStyles from './plugins/framework/unused-styles';
import headScripts from './plugins/headScripts';
import codeTypes from './plugins/publishing/code-types';
import forwarding from './plugins/publishing/forwarding';
import letterCase from './plugins/publishing/letter-case';
import markdownPages from './plugins/publishing/markdown-pages';
import offline from './plugins/publishing/offline';
import opensearch from './plugins/publishing/opensearch';
import referenceData from './plugins/publishing/reference-data';
import robots from './plugins/publishing/robots';
import sandbox from './plugins/publishing/sandbox';
import searchRecords from './plugins/publishing/search-records';
import shippedPackages from './plugins/publishing/shipped-packages';
import socialCards from './plugins/publishing/social-cards';
import { relatedId } from './src/versions/topics';
import released from './versions.json';

const { url, baseUrl } = siteAddress(process.env);

const preset: Preset.Options = {
  docs: {
    ...guides,
    remarkPlugins,
    rehypePlugins: [rehypeBelowFold, [rehypeStaticGuide, { baseUrl }]],
  },
  blog: false,
  pages: { remarkPlugins },
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/infima.css',
      './src/css/docsearch.css',
      './src/css/site.css',
      './src/css/forcedColors.css',
      './src/css/print.css',
    ],
  },
  sitemap: sitemapOf(baseUrl),
};

const analytics = analyticsOf(process.env);

const themeConfig: Preset.ThemeConfig = {
  image: 'img/social/site.png',
  metadata: [{ name: 'twitter:card', content: 'summary_large_image' }],
  colorMode: { respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: true } },
  announcementBar: announcementOf(UNRELEASED_MAJOR, released, baseUrl),
  navbar: {
    title: SITE.title,
    hideOnScroll: true,
    logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
    items: navbarItems,
  },
  footer: footerOf(analytics),
  prism: codeThemes,
};

const hosted = hostedSearch(process.env);

const config: Config = {
  title: SITE.title,
  tagline: SITE.tagline,
  url,
  baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  ssrTemplate: pageTemplate,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: {
    v4: true,
    faster: true,
    experimental_vcs: hasHistory(process.cwd()) ? 'git-eager' : 'disabled',
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  // Guides are `.mdx`; the generated reference is `.md`, plain Markdown that may hold any character.
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'warn' } },
  presets: [['classic', preset]],
  plugins: [
    headScripts,
    // content
    apiReference,
    [
      referenceDocs,
      { ...reference, rehypePlugins: [rehypeBelowFold, [rehypeStaticReference, { baseUrl }]] },
    ],
    staticHtml,
    versionChanges,
    uiLibraryDemos,
    formatDifferences,
    homeFacts,
    frequentTopics,
    // framework
    bundlerCache,
    compileHints,
    [docsChunk, { instances: [guides, reference] }],
    entrySize,
    laterSidebars,
    modernStyles,
    pageLists,
    routeAssets,
    routeLoading,
    [routeRecords, { findRelated: relatedId }],
    styleIsolation,
    classNames,
    [
      unusedStyles,
      { stylesheet: '@docsearch/css/dist/modal.css', usedBy: ['src/components/search/**/*.tsx'] },
    ],
    unusedRules,
    // After the plugins that add rules for files.
    rawText,
    // publishing
    ['@docusaurus/plugin-client-redirects', { redirects }],
    forwarding,
    letterCase,
    socialCards,
    referenceData,
    searchRecords,
    opensearch,
    robots,
    markdownPages,
    codeTypes,
    sandbox,
    offline,
    shippedPackages,
  ],
  headTags: [
    ...fontTagsOf(baseUrl),
    ...withoutScriptsTags,
    ...searchTags(hosted, SITE.title, baseUrl),
  ],
  clientModules: [
    './src/clientModules/restoredPage.ts',
    './src/clientModules/leftPage.ts',
    './src/clientModules/dismissedMenus.ts',
    './src/clientModules/highlightSearchTerms.ts',
    './src/clientModules/codeBlocks.ts',
    './src/clientModules/consoleUtilities.ts',
    './src/clientModules/scrollPositions.ts',
    './src/clientModules/sharedByPages.ts',
    './src/clientModules/staticHtml.ts',
    './src/clientModules/textBelowFold.ts',
    ...(analytics ? ['./src/clientModules/analytics.ts'] : []),
  ],
  customFields: { hostedSearch: hosted, analytics, offline: offersOfflineCopies(process.env) },
  themeConfig,
};

export default config;
