import { describe, expect, it } from 'vitest';
import { withoutPageList } from '../../../../../plugins/framework/reference-docs';

const page = { path: '/api/formatQuery', component: '@theme/DocItem', exact: true };

describe('withoutPageList', () => {
  it('empties the list of pages wherever the docs plugin puts a version, and keeps the rest', () => {
    const version = { pluginId: 'api', docsSidebars: { api: [] } };
    const docs = { formatQuery: { id: 'formatQuery', title: 'formatQuery', description: 'Text' } };
    const withDocs = (list: object) => ({
      path: '/api',
      component: '@theme/DocsRoot',
      routes: [
        {
          path: '/api',
          component: '@theme/DocVersionRoot',
          props: { version: { ...version, docs: list }, other: 1 },
          routes: [page],
        },
      ],
    });
    expect(withoutPageList(withDocs(docs))).toEqual(withDocs({}));
  });

  it('keeps a route without a version as it is', () => {
    expect(withoutPageList(page)).toEqual(page);
  });
});
