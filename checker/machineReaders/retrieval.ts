import type { SearchRequest, SearchResult } from '../../src/search/SearchClient.js';
import type { AssistantQuestion } from './questions.js';

/** What stands below a heading of `llms-full.txt`, down to the next one. */
interface Section {
  /** The path of its page. */
  path: string;
  page: string;
  /** Empty for the beginning of a page. */
  heading: string;
  text: string;
}

/** How well the sections of a file answer questions. */
export interface Answers {
  /** The part of the questions whose section is among the first three, from 0 to 1. */
  inFirstThree: number;
  /** The questions that no section of the file answers. */
  unanswered: string[];
  /** The questions whose section comes later, or not at all. */
  missed: string[];
}

type Search = (request: SearchRequest) => SearchResult | Promise<SearchResult>;

const FENCE = /^(`{3,})/;
const HEADING = /^(#{1,4}) (.*)$/;
/** Stands above the title of each page. */
const ADDRESS = /^<!-- (\S+) -->$/;

const FOUND = 3;
/** Several rows of a table are in one section. */
const READ = 20;

/** Splits the file for machines that read into its sections. */
function splitSections(file: string): Section[] {
  const sections: Section[] = [];
  let path = '';
  let page = '';
  let fence = '';
  for (const line of file.split('\n')) {
    const [, ticks = ''] = FENCE.exec(line) ?? [];
    if (ticks && (!fence || line === fence)) fence = fence ? '' : ticks;
    const [, address] = ADDRESS.exec(line) ?? [];
    const [, level = '', heading = ''] = (!fence && HEADING.exec(line)) || [];
    const last = sections.at(-1);
    if (address) {
      path = new URL(address).pathname;
    } else if (level) {
      if (level.length === 1) page = heading;
      sections.push({ path, page, heading: level.length === 1 ? '' : heading, text: '' });
    } else if (last) {
      last.text += `${line}\n`;
    }
  }
  return sections;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A heading without the marks of Markdown. */
const plain = (heading: string) => heading.replace(/[\\`*]/g, '');

/**
 * Measures how often the site's own search leads to the section that answers a question.
 *
 * @param file - the text of `llms-full.txt`
 * @param search - the search
 * @param tag - the docs tag of the version that the file is about
 * @param questions - what is asked
 */
export async function measureAnswers(
  file: string,
  search: Search,
  tag: string,
  questions: readonly AssistantQuestion[],
): Promise<Answers> {
  const sections = splitSections(file);
  const textOf = ({ page, heading, text }: Section) => oneLine(`${page} ${heading} ${text}`);
  const answers = (section: Section, { facts }: AssistantQuestion) =>
    facts.every((fact) => textOf(section).includes(oneLine(fact)));
  const missed: string[] = [];
  for (const asked of questions) {
    const { hits } = await search({ query: asked.question, tags: [tag], pageSize: READ });
    const found = hits.map(({ url, heading, within }) => {
      const [path] = url.split('#');
      const title = within || heading?.text || '';
      const named = (section: Section) => plain(section.heading) === title;
      const inPage = sections.filter((section) => section.path === path);
      // A row above the first heading is within the page.
      return inPage.find(named) ?? inPage[0];
    });
    const first = [...new Set(found)].slice(0, FOUND);
    if (!first.some((section) => section && answers(section, asked))) missed.push(asked.question);
  }
  const isUnanswered = (asked: AssistantQuestion) =>
    !sections.some((section) => answers(section, asked));
  return {
    inFirstThree: 1 - missed.length / questions.length,
    unanswered: questions.filter(isUnanswered).map(({ question }) => question),
    missed,
  };
}
