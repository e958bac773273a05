import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { mergeAssets } from '../../../scripts/publishedAssets.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

const filesIn = (folder: string) => globSync('assets/**', { cwd: folder }).sort();

/** A build with a page and these assets. */
const build = (...assets: string[]) =>
  temporaryFolder({
    '404.html': assets.join(),
    ...Object.fromEntries(assets.map((name) => [`assets/js/${name}`, name])),
  });

/** Publishes builds, one after the other, on days after the start. */
function publisher(retention: { builds: number; days: number }) {
  const kept = path.join(temporaryFolder(), 'kept');
  const publish = (site: string, day: number) =>
    mergeAssets(site, kept, retention, new Date(START + day * DAY));
  return { kept, publish };
}

describe('mergeAssets', () => {
  it('adds the assets of earlier builds, and no page', () => {
    const { publish } = publisher({ builds: 10, days: 30 });
    publish(build('same.1.js', 'old.1.js'), 0);
    const next = build('same.1.js', 'new.2.js');
    expect(publish(next, 1)).toEqual({ added: 1, removed: 0, builds: 2 });
    expect(filesIn(next)).toEqual([
      'assets/js/new.2.js',
      'assets/js/old.1.js',
      'assets/js/same.1.js',
    ]);
    expect(fs.readFileSync(path.join(next, 'assets/js/old.1.js'), 'utf8')).toBe('old.1.js');
    expect(fs.readFileSync(path.join(next, '404.html'), 'utf8')).toBe('same.1.js,new.2.js');
  });

  it('removes the assets of the oldest build when there are too many', () => {
    const { kept, publish } = publisher({ builds: 2, days: 30 });
    publish(build('always.js', 'a.js'), 0);
    publish(build('always.js', 'b.js'), 1);
    const third = build('always.js', 'c.js');
    expect(publish(third, 2)).toEqual({ added: 1, removed: 1, builds: 2 });
    const expected = ['assets/js/always.js', 'assets/js/b.js', 'assets/js/c.js'];
    expect(filesIn(third)).toEqual(expected);
    expect(filesIn(kept)).toEqual(expected);
  });

  it('removes the assets of builds that are too old, and never the newest', () => {
    const { kept, publish } = publisher({ builds: 10, days: 7 });
    publish(build('a.js'), 0);
    expect(publish(build('b.js'), 7)).toMatchObject({ builds: 2, removed: 0 });
    expect(publish(build('c.js'), 100)).toEqual({ added: 0, removed: 2, builds: 1 });
    expect(filesIn(kept)).toEqual(['assets/js/c.js']);
  });

  it('counts a build that is merged again as one', () => {
    const { publish } = publisher({ builds: 2, days: 30 });
    publish(build('a.js'), 0);
    const second = build('b.js');
    publish(second, 1);
    expect(publish(second, 2)).toEqual({ added: 0, removed: 0, builds: 2 });
    expect(publish(build('b.js'), 3)).toEqual({ added: 1, removed: 0, builds: 2 });
    expect(publish(build('c.js'), 4)).toEqual({ added: 1, removed: 1, builds: 2 });
  });

  it('keeps what a build needs that goes back to an earlier one', () => {
    const { publish } = publisher({ builds: 2, days: 30 });
    publish(build('a.js'), 0);
    publish(build('b.js'), 1);
    const back = build('a.js');
    expect(publish(back, 2)).toEqual({ added: 1, removed: 0, builds: 2 });
    expect(filesIn(back)).toEqual(['assets/js/a.js', 'assets/js/b.js']);
  });

  it('says what is missing or cannot be read', () => {
    const { kept, publish } = publisher({ builds: 2, days: 30 });
    const empty = temporaryFolder();
    expect(() => publish(empty, 0)).toThrow(
      `There is no built site in "${empty}": run "npm run build" first.`,
    );
    publish(build('a.js'), 0);
    fs.writeFileSync(path.join(kept, 'builds.json'), '[{"publ');
    expect(() => publish(build('b.js'), 1)).toThrow(
      `builds.json cannot be read: remove the folder "${kept}" to start again.`,
    );
  });
});
