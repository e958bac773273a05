import { CORE } from '../../../packageModel/family.mjs';
import type { VersionStep } from '../../../src/changes/types';

/** Where the feed is, below the site. */
export const FEED_PATH = '/changes/feed.xml';

/** What the feed says about itself. */
export interface FeedSite {
  title: string;
  /** The address of the site, without a slash at its end. */
  url: string;
}

/** What the feed needs of a step. */
export type FeedStep = Pick<VersionStep, 'packages' | 'route' | 'guide' | 'sections'>;

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A day as Atom writes it. */
const atMidnight = (date: string) => `${date}T00:00:00Z`;

/** Counts the changes of each kind: `3 added, 1 removed`. */
function countKinds({ sections }: FeedStep): string {
  const counts = new Map<string, number>();
  for (const { kind } of sections.flatMap(({ changes }) => changes)) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}

const coreOf = ({ packages }: FeedStep) =>
  packages.find(({ name }) => name === CORE) as FeedStep['packages'][number];

function entryOf(step: FeedStep, day: string, url: string): string {
  const address = url + step.route;
  const { name, from, to } = coreOf(step);
  const packages = step.packages.map((each) => `<li>${each.name} ${each.from} → ${each.to}</li>`);
  const content = `<p>Names in the declarations: ${countKinds(step)}.</p><ul>${packages.join('')}</ul><p><a href="${address}">All changes</a>, <a href="${url}${step.guide}">migration guide</a></p>`;
  return `  <entry>
    <id>${address}#${to}</id>
    <title>${escapeXml(`${name} ${to}: what changed since ${from}`)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <updated>${atMidnight(day)}</updated>
    <content type="html">${escapeXml(content)}</content>
  </entry>`;
}

/**
 * Writes an Atom feed with an entry for each described release: what changed since the major version before
 * it. A newer release of the same major version is a new entry.
 *
 * @param site - see {@link FeedSite}
 * @param steps - the steps, the oldest first
 * @param dayOf - returns the day since when a release is described: `2026-11-20`
 */
export function changesFeed(
  { title, url }: FeedSite,
  steps: readonly FeedStep[],
  dayOf: (version: string) => string,
): string {
  const newestFirst = steps.map((step) => ({ step, day: dayOf(coreOf(step).to) })).reverse();
  const days = newestFirst.map(({ day }) => day).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${url}/changes</id>
  <title>${escapeXml(`${title}: releases and changes`)}</title>
  <link rel="self" type="application/atom+xml" href="${url}${FEED_PATH}"/>
  <link rel="alternate" type="text/html" href="${url}/changes"/>
  <updated>${atMidnight(days.at(-1) as string)}</updated>
  <author><name>${escapeXml(title)}</name></author>
${newestFirst.map(({ step, day }) => entryOf(step, day, url)).join('\n')}
</feed>
`;
}
