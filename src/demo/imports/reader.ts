import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import type { ImportProblem } from './problem';
import type { Tree } from './tree';

/** A text without what has no meaning for a query. Everything that stays has its place. */
export interface Prepared {
  text: string;
  /** What was left out, each in a sentence. */
  notices: string[];
}

/** What importing needs to know of a format. */
export interface Reader {
  label: string;
  /** What the library's parser understands, as the end of a sentence: "… reads". */
  reads: string;
  /**
   * Replaces comments, and what else changes nothing, with spaces.
   *
   * @param text - the text
   * @returns a text of the same length
   * @throws {@link ImportProblem} where something cannot be left out
   */
  prepare?: (text: string) => Prepared;
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
   * @returns the conditions and how they are joined
   * @throws {@link ImportProblem} where one is missing, or something cannot be divided
   */
  divide: (text: string) => Tree;
  /** Matches a condition that always holds, which exports write for an empty group. */
  placeholder: RegExp;
  /**
   * Reads a condition strictly, to compare with what the library's parser makes of it: the parsers
   * leave out, or take for something else, what they do not know.
   *
   * @param source - the condition
   * @returns its rules, which "and" joins, with lists and ranges as arrays, and what was converted; or
   *   `undefined` when a part of the condition has no place in a rule
   * @throws {@link ImportProblem} without a place, with the reason why there is no such rule
   */
  readCondition: (source: string) => ReadCondition | undefined;
}

/** The rules of a condition. */
export interface ReadCondition {
  rules: RuleType[];
  /** What was converted, each in a sentence. */
  notices?: string[];
}
