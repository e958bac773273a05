import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { SITE } from './site';

/** The groups of the page footer. */
export const footer: MultiColumnFooter = {
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Getting started', to: '/docs/intro' },
        { label: 'Components', to: '/docs/category/components' },
        { label: 'Tips & Tricks', to: '/docs/category/tips--tricks' },
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
      ],
    },
  ],
  copyright: 'The library and these pages are free software under the MIT License.',
};
