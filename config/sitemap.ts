import type { Options } from '@docusaurus/plugin-sitemap';
import { API_VERSIONS, LATEST_API } from './apiVersions';
import { GUIDES_VERSIONS, LAST_VERSION } from './versions';

/** What search engines are told first: pages of the latest version, and those without a version. */
const PRIORITY = 0.5;
const LOW_PRIORITY = 0.2;

const otherVersions = [
  ...GUIDES_VERSIONS.filter(({ name }) => name !== LAST_VERSION),
  ...API_VERSIONS.filter((version) => version !== LATEST_API),
];

/**
 * The sitemap; guides and references of other versions than the latest have a lower priority.
 *
 * @param baseUrl - the base path of the site
 */
export const sitemapOf = (baseUrl: string): Options => ({
  ignorePatterns: ['search', 'offline/opening'].map((page) => baseUrl + page),
  lastmod: 'date',
  createSitemapItems: async ({ defaultCreateSitemapItems, ...rest }) => {
    const items = await defaultCreateSitemapItems(rest);
    return items.map((item) => {
      const path = new URL(item.url).pathname.slice(baseUrl.length - 1);
      const isOther = otherVersions.some(({ route }) => `${path}/`.startsWith(`${route}/`));
      return { ...item, priority: isOther ? LOW_PRIORITY : PRIORITY };
    });
  },
});
