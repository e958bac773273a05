import { describe, expect, it } from 'vitest';
import { appManifest } from '../../../../../plugins/publishing/offline/appManifest';
import { bundleWorker } from '../../../../../plugins/publishing/offline/bundleWorker';
import {
  type Compilation,
  readGroups,
} from '../../../../../plugins/publishing/offline/chunkGroups';
import { isIn, loadedFiles, needsOf } from '../../../../../plugins/publishing/offline/offlineFiles';

type Group = ReturnType<Compilation['namedChunkGroups']['get']> & object;

/** A group of one chunk. */
const group = (name: string | undefined, id: string, children: Group[] = [], parents = [{}]) =>
  ({
    name,
    chunks: [{ id, files: [`assets/js/${id}.js`], auxiliaryFiles: [] }],
    childrenIterable: children,
    getParents: () => parents,
  }) as unknown as Group;

describe('the scripts of an offline copy', () => {
  const worker = group(undefined, 'worker', [], []);
  const editor = group(undefined, 'editor');
  const guide = group('guide', 'guide', [editor]);
  const demo = group('demo', 'demo', [group(undefined, 'libraries')]);
  const pages = group('all-route-modules', 'registry', [guide, demo]);
  const main = group('main', 'main', [pages, group(undefined, 'search')], []);
  const block = { blocks: [{ blocks: [] }] };
  const groups = readGroups({
    namedChunkGroups: new Map([main, pages, guide, demo].map((each) => [each.name ?? '', each])),
    chunkGraph: {
      getChunkModules: ({ id }) => (id === 'editor' ? [{ blocks: [block] }] : []),
      getBlockChunkGroup: (each) => (each === block ? guide : worker),
    },
  });

  it('are those of its pages and all that these load, and no other page', () => {
    expect(loadedFiles(groups, ['main', 'guide']).sort()).toEqual(
      ['editor', 'guide', 'main', 'search', 'worker'].map((id) => `/assets/js/${id}.js`),
    );
  });

  it('are found in groups that load one another', () => {
    const loop = { a: { files: ['a.js'], loads: ['b'] }, b: { files: ['b.js'], loads: ['a'] } };
    expect(loadedFiles(loop, ['a']).sort()).toEqual(['/a.js', '/b.js']);
    expect(loadedFiles(loop, ['absent'])).toEqual([]);
  });
});

describe('what a page needs', () => {
  const record = {
    path: '/base/docs/intro',
    routes: [],
    modules: { text: [1, '10'], frame: [2, '11'] },
    files: { 10: 'assets/js/10.js' },
  };
  const html = `<html><head><link rel=stylesheet href=/base/assets/css/a.css /><link rel=alternate href=/base/docs/intro.md /><link rel=manifest href=/base/manifest.json /></head>
    <body><img src="/base/img/logo.svg"><div data-static=abc-1></div><script type=application/json id=first-scripts>["/base/assets/js/main.js"]</script>
    <script type="application/json" id="route-record">${JSON.stringify({ version: 'v', fileCount: 1, hasHomePage: true, record })}</script></body></html>`;

  it('is in its HTML: scripts, styles, pictures, parts, and the record of its route', () => {
    expect(needsOf(html, '/base/')).toEqual({
      path: '/docs/intro',
      files: [
        '/assets/routes/0.v.json',
        '/assets/css/a.css',
        '/img/logo.svg',
        '/assets/js/main.js',
        '/assets/parts/part-abc-1.txt',
      ],
      groups: ['text', 'frame'],
    });
  });

  it('is nothing for a file that is no page', () => {
    expect(needsOf('<html><body>Forwarding</body></html>', '/')).toBeUndefined();
  });
});

it.each([
  ['/docs/intro', '/docs', true],
  ['/docs', '/docs', true],
  ['/docs/7/intro', '/docs', false],
  ['/docs/7/intro', '/docs/7', true],
  ['/docs/70', '/docs/7', false],
  ['/documents', '/docs', false],
])('whether %s is in the version at %s: %s', (page, route, expected) => {
  expect(isIn(page, { route, others: ['/docs', '/docs/7'] })).toBe(expected);
});

it('the web app manifest is for the site below its path', () => {
  const names = { name: 'Docs', shortName: 'D', description: 'x' };
  expect(JSON.parse(appManifest({ ...names, baseUrl: '/base/' }))).toMatchObject({
    start_url: '/base/docs/intro',
    scope: '/base/',
    icons: [{ src: '/base/img/icon-192.png' }, { src: '/base/img/icon-512.png' }],
  });
});

it('the service worker is small, and the one that removes it stores and answers nothing', async () => {
  const [answering, removing] = await Promise.all(
    [true, false].map((isOffered) => bundleWorker(process.cwd(), '/base/', isOffered)),
  );
  expect(answering?.code).toContain('"/base/"');
  expect(answering?.code.length).toBeLessThan(20_000);
  expect(answering?.inputs.join()).toContain('node_modules/workbox-routing/');
  expect(removing?.code).toContain('unregister');
  expect(removing?.code).not.toMatch(/"fetch"|\.put\(/);
});
