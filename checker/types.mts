/** A place in a Markdown file; both numbers count from 1, as editors and compilers do. */
export interface Place {
  line: number;
  column: number;
}

/** What went wrong, in one word; tests and readers tell problems apart by it. */
export type ProblemKind =
  | 'coverage'
  | 'fence'
  | 'live'
  | 'markdown'
  | 'opt-out'
  | 'output'
  | 'packages'
  | 'run'
  | 'sidebar'
  | 'type'
  | 'unclosed';

/** One finding, with the place to look at and, where there is one answer, what to write instead. */
export interface Problem extends Place {
  kind: ProblemKind;
  /** Path from the repository's root, with forward slashes. */
  file: string;
  message: string;
  advice?: string;
}

/** A fenced code block of a page. */
export interface Block {
  /** Counts the blocks of the page from 0. */
  index: number;
  language: string;
  code: string;
  /** Where the opening fence stands. */
  fence: Place;
  /** For each line of the code, how many characters the page has before it (list or quote marks). */
  indents: number[];
  title?: string;
  /** Why the block is not checked; only with `unchecked="…"`. */
  unchecked?: string;
  /** The block goes on where the block before it stopped. */
  continues: boolean;
  /** The version whose packages it is for, where that is not the version of its guide. */
  version?: string;
  /** The block shows what the block before it prints or renders. */
  isOutput: boolean;
  /** The page shows what the block renders, and readers can change and run it there. */
  isLive: boolean;
}

/** Where a name counts as described: a heading, or a table row in which cells hold only names. */
export interface Mention {
  name: string;
  line: number;
  /** Titles above the mention, table header and lead-in sentence: what the name is a name of. */
  context: string;
}

/** Everything the checker needs from one page. */
export interface Page {
  /** Path from the repository's root, with forward slashes. */
  file: string;
  /** The page's id in a sidebar: path below the docs folder, without extension. */
  id: string;
  /** The page forwards to another one or is unlisted, so no sidebar shows it. */
  unlisted: boolean;
  blocks: Block[];
  mentions: Mention[];
  problems: Problem[];
}

/** A finding inside a block; turned into a `Problem` once the block's place in the page is known. */
export interface BlockProblem {
  kind: ProblemKind;
  /** Counts the lines of the block's own code from 0; -1 stands for the fence. */
  line: number;
  /** Counts the characters of that line from 0. */
  column: number;
  /** The place is in the output block that follows. */
  inOutput?: boolean;
  message: string;
  advice?: string;
}
