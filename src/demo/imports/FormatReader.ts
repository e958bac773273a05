import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import type { ImportError } from './importError';
import type { ConditionTree } from './tree';

/** A text without what has no meaning for a query. Everything that stays has its place. */
export interface PreparedText {
  text: string;
  /** What was left out, each in a sentence. */
  notices: string[];
}

/** The parser of an import format. */
export interface FormatReader {
  label: string;
  /** What the library's parser understands, as the end of a sentence: "… reads". */
  supportedSyntax: string;
  /**
   * Replaces comments, and other text without meaning, with spaces.
   *
   * @returns a text of the same length
   * @throws {@link ImportError} where something cannot be left out
   */
  prepare?: (text: string) => PreparedText;
  /**
   * Reads a text, or a condition of one, with the library's own parser.
   *
   * @param independentCombinators - which form of query to make
   * @returns the query, empty where the parser does not understand
   * @throws {@link ImportError} where the parser says what is wrong
   */
  parse: (source: string, independentCombinators: boolean) => RuleGroupTypeAny;
  /** Finds what is wrong with a text that the library's parser refused without a word. */
  findSyntaxError?: (text: string) => Promise<ImportError | undefined>;
  /**
   * Divides a text into its conditions.
   *
   * @throws {@link ImportError} where one is missing, or something cannot be divided
   */
  parseConditions: (text: string) => ConditionTree;
  /** Matches a condition that always holds, which exports write for an empty group. */
  emptyGroupPattern: RegExp;
  /**
   * Reads a condition strictly, to compare with what the library's parser makes of it: the parsers
   * omit, or misinterpret, what they do not support.
   *
   * @returns its rules, which "and" joins, with lists and ranges as arrays, and what was converted; or
   *   `undefined` when a part of the condition has no place in a rule
   * @throws {@link ImportError} without a place, with the reason why there is no such rule
   */
  readCondition: (source: string) => ParsedCondition | undefined;
}

/** The rules of a condition. */
export interface ParsedCondition {
  rules: RuleType[];
  /** What was converted, each in a sentence. */
  notices?: string[];
}
