import { API_TAG, PAGES_TAG, type SearchRecord } from '../../../../src/search/SearchRecord';

export const GUIDES = 'docs-default-7';

/** A record with only what a test is about. */
export function record(url: string, page: string, more: Partial<SearchRecord> = {}): SearchRecord {
  const anchor = url.split('#')[1] ?? '';
  return {
    url,
    language: 'en',
    tag: GUIDES,
    version: '7',
    kind: 'guide',
    section: '',
    page,
    heading: '',
    anchor,
    text: '',
    code: '',
    phrases: '',
    within: '',
    ...more,
  };
}

/** A record of the API reference. */
export function apiRecord(
  url: string,
  page: string,
  more: Partial<SearchRecord> = {},
): SearchRecord {
  return record(url, page, {
    tag: API_TAG,
    version: '',
    kind: 'function',
    section: 'react-querybuilder',
    ...more,
  });
}

/** A small site. */
export const RECORDS: SearchRecord[] = [
  record('/docs/utils/export', 'Export a query', {
    section: 'Utilities',
    text: 'Write a query as SQL and other formats with formatQuery.',
  }),
  record('/docs/utils/export#parameterized-sql', 'Export a query', {
    section: 'Utilities',
    heading: 'Parameterized SQL',
    text: 'Placeholders stand for the values.',
  }),
  record('/docs/components/valueeditor', 'ValueEditor', {
    section: 'Components',
    text: 'The control of the value of a rule. Its type comes from the field.',
    code: 'getValueEditorType',
  }),
  record('/docs/utils/validation', 'Validation', {
    section: 'Utilities',
    text: 'A validator marks rules that are incomplete.',
  }),
  record('/docs/styling', 'Styling', { text: 'Classes and stylesheets, also for Bootstrap.' }),
  record('/docs/5/utils/validation', 'Validation', {
    tag: 'docs-default-5',
    version: '5',
    text: 'A validator marks rules that are incomplete.',
  }),
  apiRecord('/api/react-querybuilder/functions/formatQuery', 'formatQuery', {
    text: 'Generates a query string in the requested format.',
  }),
  apiRecord('/api/react-querybuilder/functions/parseSQL', 'parseSQL'),
  apiRecord('/api/react-querybuilder/functions/defaultValidator', 'defaultValidator', {
    text: 'An example of a validation function.',
  }),
  apiRecord('/api/react-querybuilder/interfaces/Schema#getvalueeditortype', 'Schema', {
    kind: 'interface',
    heading: 'getValueEditorType',
    text: 'Returns the type of the value editor.',
  }),
  record('/demo/bootstrap', 'Bootstrap demo', {
    tag: PAGES_TAG,
    version: '',
    kind: 'demo',
    section: 'Demos',
  }),
];
