import { expect, it } from 'vitest';
import { withoutGlobalPageList } from '../../../../../plugins/framework/reference-docs';

const page = (id: string) => ({ id, path: `/api/${id}`, sidebar: 'api' });

it('leaves the first page of each version, and everything else about it', () => {
  const version = { name: 'current', path: '/api', mainDocId: 'index', sidebars: { api: {} } };
  const docs = [page('core/functions/one'), page('index'), page('core/functions/two')];
  const data = { path: '/api', versions: [{ ...version, docs }], breadcrumbs: false };
  expect(withoutGlobalPageList(data)).toEqual({
    ...data,
    versions: [{ ...version, docs: [page('index')] }],
  });
});

it('fails when the docs plugin writes something else', () => {
  expect(() => withoutGlobalPageList({ path: '/api' })).toThrow('reference-docs');
  expect(() => withoutGlobalPageList({ versions: [{ name: 'current' }] })).toThrow(
    'versions[].docs',
  );
});
