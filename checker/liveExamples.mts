import type { Site } from './config.mjs';
import type { Page, Problem } from './types.mjs';

/** Pages that have no live example, and why. */
export interface Exception {
  /** Matches the paths of the pages, from the root folder. */
  pages: RegExp;
  reason: string;
}

/** The exceptions of this site. */
export const WITHOUT_LIVE_EXAMPLES: readonly Exception[] = [
  {
    pages: /\/(?:buildless|umd)\.mdx$/,
    reason: 'Its code is HTML that loads the packages from a CDN, and previews have no network.',
  },
  {
    pages: /\/migrate\.mdx$/,
    reason: 'It compares the code of two versions, and a live example runs one of them.',
  },
  {
    pages: /\/(?:api|utils)\/misc\.mdx$/,
    reason: 'Its functions render nothing; the checked comments of its code state their results.',
  },
  {
    pages: /^versioned_docs\/version-3\//,
    reason:
      'Version 3 has one short guide for existing applications; `/sandbox` runs this version.',
  },
];

const FILE = 'checker/liveExamples.mts';

/**
 * Reports each page that has neither a live example nor a reason. Readers should be able to try what a page
 * describes.
 *
 * @param pages - all guides of the chosen versions
 */
export function checkLiveExamples(site: Site, pages: readonly Page[]): Problem[] {
  return pages
    .filter(({ unlisted, blocks }) => !unlisted && !blocks.some(({ isLive }) => isLive))
    .filter(({ file }) => !site.withoutLiveExamples.some((exception) => exception.pages.test(file)))
    .map(({ file }) => ({
      kind: 'live' as const,
      file,
      line: 1,
      column: 1,
      message: `${file} has no live example.`,
      advice: `Write \`live\` on a block with a default export, or add the page to ${FILE} with the reason.`,
    }));
}

/**
 * Reports each exception that no page needs any more.
 *
 * @param pages - the guides of all versions
 */
export function checkExceptions(site: Site, pages: readonly Page[]): Problem[] {
  const isNeeded = ({ pages: path }: Exception) =>
    pages.some(({ file, blocks }) => path.test(file) && !blocks.some(({ isLive }) => isLive));
  return site.withoutLiveExamples
    .filter((exception) => !isNeeded(exception))
    .map(({ pages: path }) => ({
      kind: 'live' as const,
      file: FILE,
      line: 1,
      column: 1,
      message: `All pages that match ${path} have a live example.`,
      advice: 'Remove the entry.',
    }));
}
