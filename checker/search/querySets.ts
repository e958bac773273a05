import type { Bars } from './quality';
import { QUERIES } from './queries';
import { FORUM_QUERIES } from './queriesFromForums';
import { QUESTIONS } from './queriesOfQuestions';
import { REPORTED_QUERIES } from './queriesReported';
import type { Query } from './query';

const inHalf = (half: 0 | 1) => QUERIES.filter((_, nth) => nth % 2 === half);

/** A list of queries that the search is measured with. */
export interface QuerySet {
  name: string;
  queries: readonly Query[];
  /** What the search must reach; missing for queries that the ranking is tuned with, which prove nothing. */
  bars?: Bars;
}

/** The sets of queries. */
export const QUERY_SETS: readonly QuerySet[] = [
  { name: 'tuned half', queries: inHalf(0) },
  { name: 'questions of beginners', queries: QUESTIONS },
  { name: 'reported by readers', queries: REPORTED_QUERIES },
  {
    name: 'held-out half',
    queries: inHalf(1),
    bars: { meanReciprocalRank: 0.93, inFirstThree: 0.98 },
  },
  {
    name: 'from forums',
    queries: FORUM_QUERIES,
    bars: { meanReciprocalRank: 0.93, inFirstThree: 0.96 },
  },
];
