import { expect, it } from 'vitest';
import { breadcrumbOf } from '../../../src/search/breadcrumb';
import { apiRecord, record } from './support/records';

it.each([
  [
    record('/docs/a', 'A', { section: 'Utilities › Deep' }),
    ['react-querybuilder 7', 'Utilities', 'Deep'],
  ],
  [record('/docs/next/a', 'A', { version: 'current' }), ['react-querybuilder next']],
  [
    apiRecord('/api/@react-querybuilder/antd/a', 'A', {
      section: '@react-querybuilder/antd',
      version: '7',
    }),
    ['@react-querybuilder/antd 7'],
  ],
  [
    record('/demo/antd', 'A', { kind: 'demo', section: '@react-querybuilder/antd' }),
    ['@react-querybuilder/antd 7'],
  ],
  [record('/discord', 'A', { kind: 'page' }), ['Site']],
])('names package, version and place of %s', (each, names) => {
  expect(breadcrumbOf(each)).toEqual(names);
});
