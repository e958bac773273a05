import { api, type Query, q } from './query';

const BUILDER = '/docs/components/querybuilder';
const EDITOR = '/docs/components/valueeditor';
const SELECTOR = '/docs/components/valueselector';
const OPERATORS = '/docs/tips/managing-operators';
const EXPORT = '/docs/utils/export';
const MISTAKES = '/docs/tips/common-mistakes';
const MIGRATE = '/docs/migrate';
const INTRO = '/docs/intro';

/**
 * Queries with a bad first hit, or with none, that readers reported. The ranking is tuned with them; two
 * more that they reported are in the held-out half.
 */
export const REPORTED_QUERIES: readonly Query[] = [
  q('between', OPERATORS, EDITOR),
  q('in operator', OPERATORS, EDITOR),
  q('like', OPERATORS),
  q('is null', OPERATORS),
  q('dark mode', '/docs/styling/overview'),
  {
    query: 'matchModes',
    pages: ['/docs/next/components/querybuilder', '/docs/next/components/rule'],
    version: 'current',
  },
  q('next.js', MISTAKES),
  q('jest', BUILDER),
  q('default value for field', BUILDER),
  q('add rule on mount', BUILDER),
  q('query is not updating', MISTAKES),
  q('hide operator', SELECTOR, OPERATORS, BUILDER),
  q('showNotToggle', BUILDER),
  q('getOperators', BUILDER, OPERATORS),
  q('operators per field', OPERATORS),
  q('value sources', EDITOR, api('type-aliases/ValueSources')),
  q('onAddRule', BUILDER),
  q('onRemove', BUILDER),
  q('custom operators', OPERATORS),
  q('accessibility', BUILDER, '/docs/components/rulegroup'),
  q('release notes', '/changes/6-to-7', MIGRATE, '/changes/7-to-8'),
  q('upgrade to v7', MIGRATE, '/changes/6-to-7'),
  q('changelog', '/changes/6-to-7', MIGRATE, '/changes/7-to-8'),
  q('v8', '/changes/7-to-8'),
  q('license', INTRO),
  q('ssr', MISTAKES),
  q('debounce', MISTAKES),
  q('autocomplete', EDITOR),
  q('rtl', '/docs/styling/overview'),
  q('!=', OPERATORS),
  q('%', OPERATORS),
  q('||', EXPORT),
];
