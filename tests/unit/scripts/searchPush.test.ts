import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushRecords } from '../../../scripts/pushRecords.mjs';
import { hostOf } from '../../../src/search/hostedClient';
import { HOSTED_SETTINGS, HOSTED_SYNONYMS } from '../../../src/search/hostedIndex';
import type { SearchRecord } from '../../../src/search/SearchRecord';
import { PROVIDER, type SearchProvider, startProvider } from '../support/searchProvider';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const INDEX = 'docs';

const record = (name: string): SearchRecord => ({
  url: `/docs/${name}#part`,
  language: 'en',
  tag: 'docs-default-7',
  version: '7',
  kind: 'guide',
  section: 'Utilities',
  page: name,
  heading: 'Part',
  anchor: 'part',
  text: `Text of ${name}`,
  code: '',
  phrases: '',
  within: '',
});

let provider: SearchProvider;
beforeAll(async () => {
  provider = await startProvider();
});
beforeEach(() => {
  provider.refuse(0, () => false);
  provider.indexes.clear();
  provider.requests.length = 0;
});
afterAll(() => provider.close());

const push = (records: readonly SearchRecord[], writeKey = PROVIDER.writeKey) =>
  pushRecords(
    algoliasearch(PROVIDER.appId, writeKey, { hosts: [hostOf(provider.url)] }),
    INDEX,
    records,
  );
const held = () => [...(provider.indexes.get(INDEX)?.objects.keys() ?? [])];

describe('pushRecords', () => {
  it('says what to check when nobody answers', async () => {
    // The discard port, on which nothing listens.
    const host = { ...hostOf(provider.url), url: '127.0.0.1:9' };
    const client = algoliasearch(PROVIDER.appId, PROVIDER.writeKey, { hosts: [host] });
    await expect(pushRecords(client, INDEX, [record('any')])).rejects.toThrow(
      'The search provider does not answer: check the network, ALGOLIA_APP_ID and ALGOLIA_HOST.',
    );
  });

  it('replaces the records, the settings and the synonyms of the index', async () => {
    await push([record('old'), record('kept')]);
    await push([record('kept'), record('new')]);
    expect(held()).toEqual(['/docs/kept#part', '/docs/new#part']);
    const index = provider.indexes.get(INDEX);
    expect(index?.settings).toEqual(JSON.parse(JSON.stringify(HOSTED_SETTINGS)));
    expect(index?.synonyms).toEqual(HOSTED_SYNONYMS);
    expect([...provider.indexes.keys()]).toEqual([INDEX]);
  });

  it('uploads what the site filters by and shows', async () => {
    await push([record('export')]);
    expect(provider.indexes.get(INDEX)?.objects.get('/docs/export#part')).toMatchObject({
      objectID: '/docs/export#part',
      url: '/docs/export#part',
      url_without_anchor: '/docs/export',
      anchor: 'part',
      type: 'lvl2',
      language: 'en',
      docusaurus_tag: 'docs-default-7',
      version: '7',
      kind: 'guide',
      hierarchy: { lvl0: 'react-querybuilder 7', lvl1: 'export', lvl2: 'Part' },
      breadcrumb: ['react-querybuilder 7', 'Utilities'],
      content: 'Text of export',
    });
  });

  it('replaces the index in one move after all uploads', async () => {
    await push([record('export')]);
    const writes = provider.requests.filter(({ method }) => method !== 'GET');
    const last = writes.at(-1);
    expect(last?.path).toMatch(/^\/1\/indexes\/docs_tmp_\w+\/operation$/);
    expect(JSON.parse(last?.body ?? '')).toEqual({ operation: 'move', destination: INDEX });
    expect(writes.slice(0, -1).every(({ path: at }) => at.includes('docs_tmp_'))).toBe(true);
  });

  it('uploads many records in batches', async () => {
    await push(Array.from({ length: 2500 }, (_, index) => record(`page-${index}`)));
    expect(held()).toHaveLength(2500);
    expect(provider.requests.filter(({ path: at }) => /_tmp_\w+\/batch$/.test(at))).toHaveLength(3);
  });

  it.each(['settings', 'synonyms/batch', 'batch', 'operation'])(
    'does not change the index, and leaves no temporary index, when the provider refuses %s',
    async (step) => {
      await push([record('old')]);
      provider.refuse(
        400,
        ({ path: at, method }) => method !== 'DELETE' && at.replace(/.*_tmp_\w+\//, '') === step,
      );
      await expect(push([record('new')])).rejects.toThrow('Refused');
      expect(held()).toEqual(['/docs/old#part']);
      expect([...provider.indexes.keys()]).toEqual([INDEX]);
    },
  );

  it('requires the key with write access', async () => {
    await expect(push([record('new')], PROVIDER.searchKey)).rejects.toThrow(
      'Invalid Application-ID or API key',
    );
    expect(held()).toEqual([]);
  });

  it('keeps the index when there is no record', async () => {
    await push([record('old')]);
    await expect(push([])).rejects.toThrow('There are no search records; the index is kept.');
    expect(held()).toEqual(['/docs/old#part']);
  });
});

describe('npm run search:push', () => {
  /** Runs the script in a folder without a built site. */
  async function run(environment: Record<string, string>) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-push-'));
    const tsx = path.join(REPOSITORY, 'node_modules/.bin/tsx');
    const script = path.join(REPOSITORY, 'scripts/searchPush.mts');
    const { PATH = '', HOME = '' } = process.env;
    try {
      return await promisify(execFile)(process.execPath, [tsx, script], {
        cwd: folder,
        env: { PATH, HOME, ...environment },
      }).catch((error: { code: number; stderr: string }) => error);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  }

  it('lists the missing environment variables', async () => {
    expect(await run({ ALGOLIA_APP_ID: 'A' })).toMatchObject({
      code: 1,
      stderr:
        '✗ ALGOLIA_WRITE_KEY and ALGOLIA_INDEX_NAME must be set to upload the search records.\n',
    });
  });

  it('asks for a build if there is none', async () => {
    const set = { ALGOLIA_APP_ID: 'A', ALGOLIA_WRITE_KEY: 'w', ALGOLIA_INDEX_NAME: 'i' };
    expect(await run(set)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^✗ There are no search records .*npm run build.*\n$/),
    });
  });
});
