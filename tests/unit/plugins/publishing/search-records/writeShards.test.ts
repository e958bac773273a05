import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRecords } from '../../../../../plugins/publishing/search-records/builtRecords';
import {
  SHARD_SIZE,
  writeShards,
} from '../../../../../plugins/publishing/search-records/writeShards';
import { MANIFEST_PATH, SHARD_FOLDER } from '../../../../../src/search/shards';
import { GUIDES, RECORDS, record } from '../../../search/support/records';
import { temporaryFolder } from '../../../support/temporaryFolder';

const filesIn = (outDir: string) => fs.readdirSync(path.join(outDir, SHARD_FOLDER));
const manifestIn = (outDir: string) =>
  JSON.parse(fs.readFileSync(path.join(outDir, MANIFEST_PATH), 'utf8')) as Record<string, string[]>;

function published(records = RECORDS): string {
  const outDir = temporaryFolder();
  writeShards(outDir, records);
  return outDir;
}

describe('writeShards', () => {
  it('publishes all records, the files of each tag listed', async () => {
    const outDir = published();
    const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);
    expect((await loadRecords(outDir)).sort(byUrl)).toEqual([...RECORDS].sort(byUrl));
    const manifest = manifestIn(outDir);
    expect(Object.keys(manifest).sort()).toEqual(
      [...new Set(RECORDS.map(({ tag }) => tag))].sort(),
    );
    expect(['manifest.json', ...Object.values(manifest).flat()].sort()).toEqual(
      filesIn(outDir).sort(),
    );
  });

  it('gives a shard another name when its content changes, and only then', () => {
    const changed = RECORDS.map((each) =>
      each.url === '/docs/styling' ? { ...each, text: 'Rewritten.' } : each,
    );
    const before = manifestIn(published());
    expect(manifestIn(published())).toEqual(before);
    const after = manifestIn(published(changed));
    expect(after[GUIDES]).not.toEqual(before[GUIDES]);
    expect({ ...after, [GUIDES]: before[GUIDES] }).toEqual(before);
  });

  it('cuts much text into small files, never within a page', async () => {
    const pages = Array.from({ length: 100 }, (_, nth) => [
      record(`/docs/${nth}`, `Page ${nth}`, { text: 'x'.repeat(10_000) }),
      record(`/docs/${nth}#a`, `Page ${nth}`, { heading: 'A', text: 'y'.repeat(10_000) }),
    ]);
    const outDir = published(pages.flat());
    const shards = filesIn(outDir).filter((name) => name !== 'manifest.json');
    expect(shards.length).toBeGreaterThan(2);
    for (const name of shards) {
      const content = fs.readFileSync(path.join(outDir, SHARD_FOLDER, name), 'utf8');
      // A page is not cut, and has 20,000 characters of text.
      expect(content.length).toBeLessThan(SHARD_SIZE + 20_000);
      const { pages: packed } = JSON.parse(content) as { pages: unknown[][] };
      expect(packed.every((page) => page[4] === 2)).toBe(true);
    }
    expect(await loadRecords(outDir)).toEqual(pages.flat());
  });
});

it('says what to do where nothing was built', async () => {
  await expect(loadRecords(temporaryFolder())).rejects.toThrow('run "npm run build" first');
});
