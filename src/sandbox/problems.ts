import type { ExplainingChange } from './types/findChange';

/** Something that keeps the code from running, or that went wrong while it ran. */
export interface SandboxProblem {
  message: string;
  /** The file, and the place in it. */
  file?: string;
  line?: number;
  column?: number;
  /** How many characters it concerns, where that is known. */
  length?: number;
  /** Whether types do not fit, which does not keep the code from running. */
  isTypeError?: boolean;
  /** The entry at `/changes` that explains it. */
  change?: ExplainingChange;
}
