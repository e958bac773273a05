import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The guides of the unreleased version; `docusaurus docs:version` copies this for a release. */
const sidebars: SidebarsConfig = {
  mySidebar: [
    'intro',
    'typescript',
    {
      type: 'category',
      label: 'Components',
      link: {
        type: 'generated-index',
        slug: '/category/components',
        description: 'The query builder and each part of it that you can replace.',
      },
      items: [
        'components/querybuilder',
        'components/rulegroup',
        'components/rule',
        'components/valueeditor',
        'components/valueselector',
        'components/actionelement',
        'components/nottoggle',
        'components/draghandle',
        'components/shiftactions',
      ],
    },
    {
      type: 'category',
      label: 'Styling',
      link: {
        type: 'generated-index',
        slug: '/category/styling',
        description: 'Make the query builder look like the rest of your application.',
      },
      items: ['styling/overview', 'styling/classnames'],
    },
    {
      type: 'category',
      label: 'Utilities',
      link: {
        type: 'generated-index',
        slug: '/category/utilities',
        description: 'Functions and hooks that work with queries, with or without the component.',
      },
      items: ['utils/export', 'utils/import', 'utils/validation', 'utils/hooks', 'utils/misc'],
    },
    {
      type: 'category',
      label: 'Tips & Tricks',
      link: {
        type: 'generated-index',
        slug: '/category/tips--tricks',
        description: 'Answers to questions that come up once the first builder works.',
      },
      items: [
        'tips/common-mistakes',
        'tips/path',
        'tips/managing-operators',
        'tips/limit-groups',
        'tips/external-controls',
        'tips/arbitrary-updates',
        'tips/adding-removing-query-properties',
        'tips/custom-with-fallback',
        'tips/custom-bind-variables',
        'tips/async-options',
        'tips/date-pickers',
        'tips/performance',
        'tips/undo-redo',
        'tips/internationalization',
        'tips/accessibility',
        'tips/testing',
        'tips/drag-and-drop',
        'tips/layouts',
        'tips/subqueries',
        'tips/comparison',
        'tips/showcase',
        'tips/store-and-load',
        'tips/server',
        'tips/forms',
        'tips/nextjs',
        'tips/fields-from-schema',
      ],
    },
    'compat',
    'buildless',
    'migrate',
  ],
};

export default sidebars;
