import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { type Analytics, CONSENT_HASH } from './analytics';
import { LICENSES } from './licenses';
import { SITE } from './site';

/** A plain link: the anchor is no place in a page, and Docusaurus would warn of it. */
const consentItem = {
  html: `<a class="footer__link-item" href="${CONSENT_HASH}">Analytics</a>`,
};

/**
 * The page footer.
 *
 * @param analytics - who counts page views, which readers can take back their consent to
 */
export const footerOf = (analytics: Analytics | undefined): MultiColumnFooter => ({
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Getting started', to: '/docs/intro' },
        { label: 'Components', to: '/docs/category/components' },
        { label: 'Recipes', to: '/docs/category/tips--tricks' },
        { label: 'Showcase', to: '/docs/tips/showcase' },
      ],
    },
    {
      title: 'Try',
      items: [
        { label: 'Demo', to: '/demo' },
        { label: 'Sandbox', to: '/sandbox' },
        { label: 'API reference', to: '/api' },
        { label: 'How these pages are written', to: '/markdown-page' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'Chat', to: '/discord' },
        { label: 'Source repository', href: SITE.repository },
        { label: 'Discussions', href: `${SITE.repository}/discussions` },
        { label: 'npm package', href: SITE.npm },
        { label: 'Licenses', to: LICENSES.page },
        ...(analytics?.asksConsent ? [consentItem] : []),
      ],
    },
  ],
  copyright: 'The library and these pages are free software under the MIT License.',
});
