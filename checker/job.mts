/** The input of the runner: one compiled block, with the blocks that it imports. */
export interface Job {
  /** Absolute path of the block's file, which exists in memory only. */
  main: string;
  modules: Record<string, { script: string; map: string; imports: Record<string, string> }>;
  /** Absolute path of the version's packages. */
  folder: string;
  /** How many results the block states. */
  stated: number;
  /** The output block that follows shows markup: render the block's component. */
  returnsMarkup: boolean;
}

/** The outputs that one stated result is compared with. */
export interface Printed {
  /** What the statement before the comment printed. */
  byStatement: string;
  /** What was printed since the result before it: several statements may share one comment. */
  sinceLast: string;
  /** The statement's value as the console shows it; a bare expression prints nothing. */
  value?: string;
}

/** The result of running a block. */
export interface Outcome {
  /** One entry for each stated result; undefined if the run did not reach it. */
  printed: (Printed | undefined)[];
  /** What the block's own statements printed. */
  stdout: string;
  markup?: string;
  /** Why the run stopped; line and column of the unit's code where they are known, from 0. */
  failure?: { message: string; line?: number; column?: number };
}
