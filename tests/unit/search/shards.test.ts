import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packShard, readManifest, unpackShard } from '../../../src/search/shards';
import { GUIDES, RECORDS, record } from './support/records';

const guides = RECORDS.filter(({ tag }) => tag === GUIDES);

describe('a shard', () => {
  it('gives back the records that were packed', () => {
    expect(unpackShard(JSON.parse(JSON.stringify(packShard(guides))))).toEqual(guides);
  });

  it('gives back any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, heading, text) => {
        const records = [record('/a', page, { text }), record('/a#b', page, { heading })];
        expect(unpackShard(JSON.parse(JSON.stringify(packShard(records))))).toEqual(records);
      }),
    );
  });

  it('is not made of nothing', () => {
    expect(() => packShard([])).toThrow('at least one record');
  });

  it.each([
    ['nothing', null],
    ['a text', 'Not found'],
    ['a list', []],
    ['an error message', { message: 'Too many requests' }],
    ['a shard without pages', { ...packShard(guides), pages: undefined }],
    ['a shard with a broken page', { ...packShard(guides), pages: [['/docs']] }],
    ['a page of an unknown kind', { ...packShard(guides), pages: [['/a', 'x', '', '', 0]] }],
    [
      'a page without a number of parts',
      { ...packShard(guides), pages: [['/a', 'guide', '', '']] },
    ],
    ['a column that is too short', { ...packShard(guides), texts: ['h'] }],
    ['a broken heading', { ...packShard(guides), headings: guides.map(() => 1) }],
    ['a broken code', { ...packShard(guides), codes: guides.map(() => 1) }],
  ])('is told from %s', (_, content) => {
    expect(() => unpackShard(content)).toThrow(TypeError);
  });
});

describe('the list of shards', () => {
  it('names the shards of each tag', () => {
    const manifest = { [GUIDES]: ['a.json', 'b.json'], default: ['c.json'] };
    expect(readManifest(manifest)).toEqual(manifest);
  });

  it.each([
    ['nothing', null],
    ['a list', ['a.json']],
    ['a list of nothing', {}],
    ['a tag without shards', { [GUIDES]: [] }],
    ['names that are no texts', { [GUIDES]: [1] }],
    ['an error message', { message: 'Not found' }],
  ])('is told from %s', (_, content) => {
    expect(() => readManifest(content)).toThrow(TypeError);
  });
});
