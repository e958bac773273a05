import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { describedSince } from '../../../../../plugins/content/version-changes/describedSince';
import { changesFeed } from '../../../../../plugins/content/version-changes/feed';

const stepTo = (major: number, release: string) => ({
  packages: [
    { name: '@react-querybuilder/dnd', from: '1.0.0', to: '1.1.0' },
    { name: 'react-querybuilder', from: `${major - 1}.0.0`, to: release },
  ],
  route: `/changes/${major - 1}-to-${major}`,
  guide: `/docs/${major}/migrate`,
  sections: [
    {
      section: 'props' as const,
      changes: [
        { kind: 'added' as const, name: 'one' },
        { kind: 'added' as const, name: 'two' },
        { kind: 'removed' as const, name: 'three' },
      ],
    },
  ],
});

const SITE = { title: 'Query <Builder>', url: 'https://docs.example.org' };
const DAYS: Record<string, string> = { '6.5.5': '2026-01-31', '7.7.1': '2026-03-01' };
const feed = changesFeed(
  SITE,
  [stepTo(6, '6.5.5'), stepTo(7, '7.7.1')],
  (version) => DAYS[version] as string,
);
const $ = load(feed, { xml: true });

it('has an entry for each release, the newest first', () => {
  const entries = $('entry').toArray();
  expect(entries.map((entry) => $('title', entry).text())).toEqual([
    'react-querybuilder 7.7.1: what changed since 6.0.0',
    'react-querybuilder 6.5.5: what changed since 5.0.0',
  ]);
  expect($('id', entries[0]).text()).toBe('https://docs.example.org/changes/6-to-7#7.7.1');
  expect($('updated', entries[0]).text()).toBe('2026-03-01T00:00:00Z');
  expect($('feed > updated').text()).toBe('2026-03-01T00:00:00Z');
});

it('counts the changes of each kind, and lists the packages', () => {
  const content = $('entry > content').first().text();
  expect(content).toContain('2 added, 1 removed');
  expect(content).toContain('<li>@react-querybuilder/dnd 1.0.0 → 1.1.0</li>');
});

it('escapes what XML reserves', () => {
  expect($('feed > title').text()).toBe('Query <Builder>: releases and changes');
});

it('fails with what to add for a release without a day', () => {
  expect(() => describedSince(process.cwd())('0.0.1')).toThrow(
    'versions/describedSince.json has no day for version 0.0.1',
  );
});
