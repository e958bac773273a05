/** What the runner gets: one block, compiled, with the blocks that it imports. */
export interface Job {
  /** Absolute path of the block's file, which exists only here. */
  main: string;
  modules: Record<string, { script: string; map: string; imports: Record<string, string> }>;
  /** Absolute path of the version's packages. */
  folder: string;
  /** How many results the block states. */
  stated: number;
  /** The output block that follows shows markup: render the block's component. */
  wantsMarkup: boolean;
}

/** What one stated result turned out to be. */
export interface Printed {
  /** What the statement before the comment printed. */
  byStatement: string;
  /** What was printed since the result before it: several statements may share one comment. */
  sinceLast: string;
  /** The statement's value as the console shows it; a bare expression prints nothing. */
  value?: string;
}

/** What running a block gave. */
export interface Outcome {
  /** One entry for each stated result; missing where the run never came by. */
  printed: (Printed | undefined)[];
  /** What the block's own statements printed. */
  stdout: string;
  markup?: string;
  /** Why the run stopped; line and column of the unit's code where they are known, from 0. */
  failure?: { message: string; line?: number; column?: number };
}
