import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import type { ImportProblem } from './problem';
import type { Tree } from './tree';

/** How a text is divided before the library reads it. */
export interface Division {
  tree: Tree;
  /** What is left out on purpose, each in a sentence. */
  notices: string[];
}

/** What importing needs to know of a format. */
export interface Reader {
  label: string;
  /** What the library's parser understands, as the end of a sentence: "… reads". */
  reads: string;
  /**
   * Reads a text, or a condition of one, with the library's own parser.
   *
   * @param source - the text
   * @param independentCombinators - which form of query to make
   * @returns the query, empty where the parser does not understand
   * @throws {@link ImportProblem} where the parser says what is wrong
   */
  parse: (source: string, independentCombinators: boolean) => RuleGroupTypeAny;
  /**
   * Finds what is wrong with a text that the library's parser refused without a word.
   *
   * @param text - the text
   * @returns the problem, or `undefined` when the text is well-formed
   */
  explain?: (text: string) => Promise<ImportProblem | undefined>;
  /**
   * Divides a text into its conditions.
   *
   * @param text - the text
   * @returns the conditions and how they are joined, or `undefined` when one is missing
   * @throws {@link ImportProblem} where something cannot be divided
   */
  divide: (text: string) => Division | undefined;
  /** Matches a condition that always holds, which exports write for an empty group. */
  placeholder: RegExp;
  /**
   * Tells whether rules say all that their condition says; the parsers leave out, say, what is no
   * plain value in a list.
   *
   * @param source - the condition
   * @param rules - what the library made of it, one rule at least, with lists as arrays
   * @returns whether nothing is missing
   */
  isComplete: (source: string, rules: RuleType[]) => boolean;
}
