import { describe, expect, it } from 'vitest';
import { recordLoader } from '../../../src/search/recordLoader';
import { API_TAG } from '../../../src/search/SearchRecord';
import { MANIFEST_PATH } from '../../../src/search/shards';
import { publishedSite } from './support/publishedSite';
import { GUIDES, RECORDS, record } from './support/records';

const guides = RECORDS.filter(({ tag }) => tag === GUIDES);

function opened() {
  const site = publishedSite(RECORDS);
  return { site, load: recordLoader(site.fetchFile) };
}

describe('the loader', () => {
  it('loads the records of a tag, each file once', async () => {
    const { site, load } = opened();
    expect(await Promise.all([load(GUIDES), load(GUIDES)])).toEqual([guides, guides]);
    await load(GUIDES);
    await load(API_TAG);
    expect(site.asked.map(({ path }) => path).sort()).toEqual(
      [MANIFEST_PATH, site.shardOf(GUIDES), site.shardOf(API_TAG)].sort(),
    );
  });

  it('has no records for a tag without pages', async () => {
    expect(await opened().load('docs-default-99')).toEqual([]);
  });

  it('says that nothing answers, and succeeds when it is asked again', async () => {
    const { site, load } = opened();
    site.online = false;
    await expect(load(GUIDES)).rejects.toMatchObject({
      name: 'SearchError',
      reason: 'unreachable',
    });
    site.online = true;
    expect(await load(GUIDES)).toEqual(guides);
  });

  it.each([
    ['is cut off', (content: string) => content.slice(0, 100)],
    ['is a web page', () => '<!doctype html><title>Not found</title>'],
    ['is empty', () => ''],
    ['is another file', () => JSON.stringify({ pages: [] })],
    ['has one wrong letter', (content: string) => content.replace('Styling', 'Stylinq')],
  ])('refuses a shard that %s, and takes the sound one later', async (_, damage) => {
    const { site, load } = opened();
    const path = site.shardOf(GUIDES);
    const sound = site.files.get(path) as string;
    site.files.set(path, damage(sound));
    await expect(load(GUIDES)).rejects.toMatchObject({ name: 'SearchError', reason: 'corrupt' });
    site.files.set(path, sound);
    expect(await load(GUIDES)).toEqual(guides);
  });

  it('does not ask the cache again for a damaged shard', async () => {
    const { site } = opened();
    const path = site.shardOf(GUIDES);
    const sound = site.files.get(path) as string;
    const cached = recordLoader(async (file, cache) =>
      file === path && cache === 'default' ? sound.slice(1) : site.fetchFile(file, cache),
    );
    expect(await cached(GUIDES)).toEqual(guides);
  });

  it.each(['{"docs', '[]', '<!doctype html>'])('refuses the list %j', async (content) => {
    const { site, load } = opened();
    site.files.set(MANIFEST_PATH, content);
    await expect(load(GUIDES)).rejects.toMatchObject({ name: 'SearchError', reason: 'corrupt' });
  });

  it('says that a shard is missing', async () => {
    const { site, load } = opened();
    site.files.delete(site.shardOf(GUIDES));
    await expect(load(GUIDES)).rejects.toMatchObject({ name: 'SearchError', reason: 'refused' });
    // The others are sound.
    expect(await load(API_TAG)).not.toEqual([]);
  });

  it('goes on with the shards of a newer deployment', async () => {
    const { site, load } = opened();
    await load(API_TAG);
    const newer = [...guides, record('/docs/new', 'New')];
    site.publish(newer);
    expect(await load(GUIDES)).toEqual(newer);
  });
});
