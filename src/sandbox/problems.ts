/** Something that keeps the code from running, or that went wrong while it ran. */
export interface SandboxProblem {
  message: string;
  /** The file, and the place in it. */
  file?: string;
  line?: number;
  column?: number;
}
