import type { RunnableFormat } from '../engines';
import type { Example } from '.';

/** What a format makes of an example. */
export interface Answer {
  format: RunnableFormat;
  /** The exported query. */
  text: string;
  /** The engine's own message, when it refuses the query. */
  error?: string;
  /** How many records it selects. */
  count: number;
  /** The ids of records that it selects, but should not. */
  extra: string[];
  /** The ids of records that it should select, but does not. */
  missing: string[];
}

/** An example with what it does. */
export interface Demonstration extends Example {
  /** How many records match. */
  matching: number;
  /** The formats that answer otherwise, for the reason that is demonstrated. */
  answers: Answer[];
}

/** The demonstrations of each difference, by its id. */
export type Demonstrations = Record<string, Demonstration[]>;
