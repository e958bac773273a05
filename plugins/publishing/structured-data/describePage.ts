import { load } from 'cheerio/slim';
import { API_VERSIONS } from '../../../config/apiVersions';
import { SITE } from '../../../config/site';
import { packageOf } from '../../../packageModel/family.mjs';
import { withinSite } from '../../../src/addresses/basePath';

/** What is told about the library. */
export interface Library {
  name: string;
  version: string;
  description: string;
  license: string;
}

/** An object of schema.org. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** A page that only forwards to another one. */
const FORWARDS = 'data-forward';

/** The day on which a guide was changed last. */
const CHANGED = /<footer class="theme-doc-footer.*?<time datetime="?([^"\s>]+)/s;

const website = (root: string): Thing => ({ '@type': 'WebSite', name: SITE.title, url: root });

const sourceCode = ({ name, version }: Library): Thing => ({
  '@type': 'SoftwareSourceCode',
  name,
  version,
  codeRepository: SITE.repository,
});

/** What the home page says: what the library is, and how the site is searched. */
const describeHome = (root: string, library: Library): Thing[] => [
  {
    ...sourceCode(library),
    description: library.description,
    url: root,
    license: `https://spdx.org/licenses/${library.license}`,
    programmingLanguage: 'TypeScript',
    runtimePlatform: 'React',
  },
  {
    ...website(root),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${root}search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];

/** Leads from the API reference over a package to a page; the breadcrumbs of guides are in their HTML. */
function apiBreadcrumbs(root: string, route: string, headline: string): Thing | undefined {
  const inReference = (start: string) => `${route}/`.startsWith(`${start}/`);
  const reference = API_VERSIONS.map((version) => version.route)
    .filter(inReference)
    .sort((one, other) => other.length - one.length)[0];
  if (!reference || route === reference) return undefined;
  const name = packageOf(route.slice(reference.length + 1));
  const crumbs = [
    ['API reference', reference],
    [name, `${reference}/${name}`],
    ...(route === `${reference}/${name}` ? [] : [[headline, route]]),
  ] as [string, string][];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([label, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: root + path.slice(1),
    })),
  };
}

/**
 * Describes a page to search engines: a guide as an article about one version of the library, a page of the API
 * reference likewise, the home page as the library, and any other as a page.
 *
 * @param html - the page
 * @param libraryOf - returns the library as the docs version of the page describes it: by the docs plugin
 *   and the version, such as `default` and `7`
 * @param baseUrl - the base path of the site
 * @returns the objects of schema.org; none for a page that forwards, or that is not listed
 */
export function describePage(
  html: string,
  libraryOf: (plugin: string, version: string) => Library,
  baseUrl: string,
): Thing[] {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const meta = (name: string) =>
    $(`meta:is([name="${name}"], [property="${name}"])`).attr('content');
  const url = meta('og:url');
  if (!url || meta('robots')?.startsWith('noindex') || html.includes(FORWARDS)) return [];

  const root = new URL(baseUrl, url).href;
  const route = withinSite(new URL(url).pathname, baseUrl);
  const title = meta('og:title') ?? '';
  const headline = title.slice(0, Math.max(title.lastIndexOf(' | '), 0)) || title;
  const description = meta('description');
  const page = {
    url,
    ...(description && { description }),
    inLanguage: 'en',
    isPartOf: website(root),
  };
  if (route === '/') return describeHome(root, libraryOf('api', 'current'));

  const [, plugin, version] = /^docs-(\w+)-(.+)$/.exec(meta('docusaurus_tag') ?? '') ?? [];
  if (!plugin || !version || !html.includes('theme-doc-markdown')) {
    return [{ '@type': 'WebPage', name: headline, ...page }];
  }
  const [, changed] = CHANGED.exec(html) ?? [];
  const breadcrumbs = plugin === 'api' && apiBreadcrumbs(root, route, headline);
  return [
    {
      '@type': plugin === 'api' ? 'APIReference' : 'TechArticle',
      headline,
      ...page,
      image: meta('og:image'),
      ...(changed && { dateModified: changed }),
      about: sourceCode(libraryOf(plugin, version)),
    },
    ...(breadcrumbs ? [breadcrumbs] : []),
  ];
}
