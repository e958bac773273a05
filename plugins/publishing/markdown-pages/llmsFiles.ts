import { markdownAddress } from '../../../src/addresses/markdownAddress';
import type { Topic } from './readingOrder';

/** A version of the guides, as its lists for language models name it. */
export interface VersionTexts {
  /** Its name as readers see it. */
  label: string;
  topics: Topic[];
  /** The Markdown of each guide, by its permalink. */
  texts: ReadonlyMap<string, string>;
}

/** What both files begin with. */
interface Introduction {
  title: string;
  tagline: string;
  /** The address of the host, without a slash at the end. */
  url: string;
}

/**
 * Writes the list of pages for language models (https://llmstxt.org): every guide of the latest version, and
 * where the other versions and the API reference are.
 *
 * @param introduction - the site
 * @param latest - the version that is listed page by page
 * @param others - name and path of each other text
 */
export function llmsList(
  { title, tagline, url }: Introduction,
  latest: VersionTexts,
  others: readonly { name: string; path: string }[],
): string {
  const pages = latest.topics.flatMap((topic) => [
    `## ${topic.title || 'Guides'}`,
    topic.docs
      .map((doc) => `- [${doc.title}](${url}${markdownAddress(doc.permalink)}): ${doc.description}`)
      .join('\n'),
  ]);
  return `${[
    `# ${title}`,
    `> ${tagline}. Guides of version ${latest.label}.`,
    'Every guide and every page of the API reference is also Markdown: add `.md` to its address.',
    ...pages,
    '## Complete texts and other versions',
    others.map(({ name, path }) => `- [${name}](${url}${path})`).join('\n'),
  ].join('\n\n')}\n`;
}

/**
 * Writes all guides of a version as one text, each after its address.
 *
 * @param introduction - the site
 * @param version - the version
 */
export function llmsFull({ title, tagline, url }: Introduction, version: VersionTexts): string {
  const guides = version.topics
    .flatMap(({ docs }) => docs)
    .flatMap(({ permalink }) => {
      const text = version.texts.get(permalink);
      return text ? [`<!-- ${url}${permalink} -->\n\n${text.trim()}`] : [];
    });
  return `${[`# ${title}, version ${version.label}`, `> ${tagline}.`, ...guides].join('\n\n')}\n`;
}
