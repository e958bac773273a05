import type { Options } from '@docusaurus/plugin-client-redirects';
import { DOCS_VERSIONS } from './versions';

/** Addresses without a page of their own: an old one, and the start of each docs version. */
export const redirects: Options['redirects'] = [
  { from: '/react-querybuilder', to: '/demo' },
  { from: '/docs', to: '/docs/intro' },
  ...Object.values(DOCS_VERSIONS)
    .filter(({ path }) => path)
    .map(({ path }) => ({ from: `/docs/${path}`, to: `/docs/${path}/intro` })),
];
