import data from './data.json';
import ui from './interface.json';

/** A question of a developer, written before the page that answers it. */
export interface Question {
  question: string;
  /** Where it is answered: the path of a page and an anchor. */
  answer: string;
  /** Where it was asked; `ours` for those that we added. */
  source: string;
}

/** Most come from public issue threads and discussions, and are put in our own words. */
export const QUESTIONS: readonly Question[] = [...data, ...ui];
