import { expect, it } from 'vitest';
import docsDataLoader from '../../../../../plugins/framework/route-records/build/docsDataLoader.cjs';

const load = (data: object): unknown =>
  JSON.parse(
    docsDataLoader.call(
      { addDependency() {}, getOptions: () => ({ ids: ['linked'] }) },
      JSON.stringify(data),
    ),
  );

it('leaves the first page of each docs version, those that every page links to, and all other global data', () => {
  const version = (name: string, ...ids: string[]) => ({
    name,
    mainDocId: 'intro',
    docs: ids.map((id) => ({ id, path: `/docs/${name}/${id}` })),
  });
  const docsData = (...versions: object[]) => ({
    'docusaurus-plugin-content-docs': { default: { path: '/docs', versions } },
    another: { default: { docs: ['export'] } },
  });
  const all = docsData(
    version('2', 'export', 'intro', 'linked'),
    version('1', 'intro'),
    version('0', 'x'),
  );
  const left = docsData(version('2', 'intro', 'linked'), version('1', 'intro'), version('0'));
  expect(load(all)).toEqual(left);
});

it('changes nothing on a site without docs', () => {
  expect(load({ another: { default: {} } })).toEqual({ another: { default: {} } });
});
