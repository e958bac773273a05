import { createEngine } from '../../src/search/engine.js';
import { PAGES_TAG, type SearchRecord } from '../../src/search/SearchRecord.js';
import type { AssistantQuestion } from './questions.js';

/** What stands below a heading of `llms-full.txt`, down to the next one. */
interface Section {
  page: string;
  /** Empty for the beginning of a page. */
  heading: string;
  /** The heading that this one is below; empty for a heading of the page itself. */
  within: string;
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

const FENCE = /^(`{3,})/;
const HEADING = /^(#{1,4}) (.*)$/;
const CODE = /^(`{3,})[\s\S]*?^\1$/gm;
/** Addresses of links are no words of the text. */
const ADDRESS = /\]\([^)]*\)/g;

const FOUND = 3;

/**
 * Splits the file for machines that read into its sections.
 *
 * @param file - the text of `llms-full.txt`
 */
export function splitSections(file: string): Section[] {
  const sections: Section[] = [];
  let page = '';
  let parent = '';
  let fence = '';
  for (const line of file.split('\n')) {
    const [, ticks = ''] = FENCE.exec(line) ?? [];
    if (ticks && (!fence || line === fence)) fence = fence ? '' : ticks;
    const [, level = '', heading = ''] = (!fence && HEADING.exec(line)) || [];
    if (level.length === 1) {
      page = heading;
      sections.push({ page, heading: '', within: '', text: '' });
    } else if (level) {
      if (level.length === 2) parent = heading;
      const within = level.length === 2 ? '' : parent;
      sections.push({ page, heading, within, text: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.text += `${line}\n`;
    }
  }
  return sections;
}

/** A section as the search of the site takes it. */
const recordOf = ({ page, heading, within, text }: Section, index: number): SearchRecord => ({
  url: `/#${index}`,
  language: 'en',
  tag: PAGES_TAG,
  version: '',
  kind: 'guide',
  section: '',
  page,
  heading,
  anchor: heading && `${index}`,
  text: text.replace(CODE, '').replace(ADDRESS, ']'),
  code: [...text.matchAll(CODE)].join(' '),
  phrases: '',
  within,
});

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/**
 * Measures how often the site's own search finds the section that answers a question.
 *
 * @param file - the text of `llms-full.txt`
 * @param questions - what is asked
 */
export function measureAnswers(file: string, questions: readonly AssistantQuestion[]): Answers {
  const sections = splitSections(file);
  const { search } = createEngine(sections.map(recordOf));
  const texts = sections.map((section) => oneLine(Object.values(section).join(' ')));
  const answers = (index: number, { facts }: AssistantQuestion) =>
    facts.every((fact) => texts[index]?.includes(oneLine(fact)));
  const unanswered = questions.filter(
    (question) => !texts.some((_, index) => answers(index, question)),
  );
  const missed = questions.filter((question) => {
    const { hits } = search({ query: question.question, tags: [PAGES_TAG], pageSize: FOUND });
    return !hits.some(({ url }) => answers(Number(url.slice(2)), question));
  });
  return {
    inFirstThree: 1 - missed.length / questions.length,
    unanswered: unanswered.map(({ question }) => question),
    missed: missed.map(({ question }) => question),
  };
}
