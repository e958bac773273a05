import { expect, it } from 'vitest';
import { parseRoutes } from '../../../../../plugins/framework/route-records/build/readRoutes';

const GENERATED = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/it\\'s',
    component: ComponentCreator('/it\\'s', 'abc'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd4f'),
    routes: [
      {
        path: '/docs/intro',
        component: ComponentCreator('/docs/intro', '06e'),
        exact: true,
        sidebar: "guides"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

it('reads the routes that Docusaurus generates, without the one for all other addresses', () => {
  expect(parseRoutes(GENERATED)).toEqual([
    { path: "/it's", hash: 'abc', exact: true },
    {
      path: '/docs',
      hash: 'd4f',
      routes: [{ path: '/docs/intro', hash: '06e', exact: true, sidebar: 'guides' }],
    },
  ]);
});

it.each([
  ['no list', 'export const routes = 1;'],
  [
    'another component',
    GENERATED.replace("ComponentCreator('/docs', 'd4f')", 'ComponentCreator()'),
  ],
])('fails when the file has %s', (_, source) => {
  expect(() => parseRoutes(source)).toThrow('readRoutes.ts');
});
