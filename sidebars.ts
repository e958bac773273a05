import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The guides of the unreleased version; `docusaurus docs:version` copies this for a release. */
const sidebars: SidebarsConfig = {
  mySidebar: [
    'intro',
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
      items: ['styling/overview', 'styling/classnames', 'tips/layouts'],
    },
    {
      type: 'category',
      label: 'Data in and out',
      link: {
        type: 'generated-index',
        slug: '/category/utilities',
        description: 'Export, import, check, store and run queries, with or without the component.',
      },
      items: [
        'utils/export',
        'utils/import',
        'utils/validation',
        'tips/store-and-load',
        'tips/server',
        'tips/custom-bind-variables',
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: {
        type: 'generated-index',
        slug: '/category/tips--tricks',
        description: 'Answers to questions that come up once the first builder works.',
      },
      items: [
        'tips/common-mistakes',
        'tips/showcase',
        {
          type: 'category',
          label: 'Options and values',
          items: [
            'tips/managing-operators',
            'tips/async-options',
            'tips/date-pickers',
            'tips/fields-from-schema',
            'tips/custom-with-fallback',
            'tips/subqueries',
          ],
        },
        {
          type: 'category',
          label: 'Change the query',
          items: [
            'tips/path',
            'tips/external-controls',
            'tips/arbitrary-updates',
            'tips/adding-removing-query-properties',
            'tips/limit-groups',
            'tips/undo-redo',
          ],
        },
        {
          type: 'category',
          label: 'In your application',
          items: [
            'tips/forms',
            'tips/nextjs',
            'tips/performance',
            'tips/internationalization',
            'tips/accessibility',
            'tips/testing',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'UI libraries',
      link: {
        type: 'doc',
        id: 'compat',
      },
      items: ['tips/drag-and-drop'],
    },
    'typescript',
    {
      type: 'category',
      label: 'Upgrade',
      link: {
        type: 'doc',
        id: 'migrate',
      },
      items: ['tips/comparison'],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['utils/hooks', 'utils/misc', 'buildless'],
    },
  ],
};

export default sidebars;
