import type { Subject } from './subjects';

/** What the page asks the checker for. Every request has the reader's files, so that the checker needs no history. */
export interface TypeRequest {
  /** The major version of the library. */
  version: string;
  /** All files of the reader, by name. */
  sources: Record<string, string>;
  question: TypeQuestion;
}

/** One of the questions about code. Positions count characters from 0. */
export type TypeQuestion =
  | { kind: 'check' }
  | { kind: 'complete'; file: string; position: number }
  | { kind: 'describe'; file: string; position: number; name: string }
  | { kind: 'hover'; file: string; position: number }
  | { kind: 'signature'; file: string; position: number };

/** A type error. */
export interface TypeProblem {
  file: string;
  message: string;
  /** The place, counted from 1. */
  line: number;
  column: number;
  /** How many characters it concerns. */
  length: number;
  /** The names of the library that it is about, the most specific first. */
  subjects: Subject[];
  /** A name that does not exist, a required member that is missing, or something of another type. */
  reason: 'unknown' | 'incomplete' | 'mismatch';
}

/** A name that can be inserted. */
export interface TypeCompletion {
  name: string;
  /** What TypeScript calls its kind, such as `const` or `interface`. */
  kind: string;
  /** Names with a lower text come first. */
  sortText: string;
}

/** What can be inserted at a position. */
export interface TypeCompletions {
  /** Where the text begins that is replaced, if it is not the word before the position. */
  from?: number;
  items: TypeCompletion[];
}

/** The type of a name, and what its comment says. */
export interface TypeInfo {
  /** The characters that it describes. */
  from: number;
  to: number;
  type: string;
  comment: string;
}

/** The parameters of the function that is called at a position. */
export interface TypeSignature {
  /** The text before, of each, and after the parameters. */
  prefix: string;
  parameters: string[];
  suffix: string;
  /** The parameter that is written. */
  active: number;
  comment: string;
}

/** The answers, by the kind of question. */
export interface TypeAnswers {
  check: TypeProblem[];
  complete: TypeCompletions | undefined;
  describe: TypeInfo | undefined;
  hover: TypeInfo | undefined;
  signature: TypeSignature | undefined;
}

/** Any of the answers. */
export type TypeAnswer = TypeAnswers[keyof TypeAnswers];
