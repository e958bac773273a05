import published from '@generated/sandbox/default/declarations.json';
import { WORKERS_UNAVAILABLE, WorkerClient, WorkerError } from '../../demo/workers/WorkerClient';
import { neededDeclarations } from './declarations';
import type { TypeAnswer, TypeAnswers, TypeQuestion, TypeRequest } from './messages';

/** What the page sends to the worker. */
export interface CheckRequest extends TypeRequest {
  /** The addresses of the declarations that the code needs. */
  declarations: string[];
}

/** How long an answer may take, in milliseconds: ten times what the first check takes on a slow device. */
const TIME_LIMIT = 60_000;

/** Answers questions about types, in a worker that is started by the first question. */
export class Types {
  private readonly client = new WorkerClient<CheckRequest, TypeAnswer>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    TIME_LIMIT,
  );

  /**
   * Asks about code.
   *
   * @param version - the major version of the library
   * @param sources - all files of the reader, by name
   * @param question - what to find out
   * @param signal - aborts the question as long as it waits for others
   * @throws Error with a message for the reader when there is no answer
   */
  async ask<Kind extends TypeQuestion['kind']>(
    version: string,
    sources: Record<string, string>,
    question: Extract<TypeQuestion, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<TypeAnswers[Kind]> {
    const available = published.versions.find((one) => one.version === version);
    const declarations = available
      ? neededDeclarations(available, sources).map((file) => published.folder + file)
      : [];
    try {
      const request = { version, sources, question, declarations };
      return (await this.client.send(request, signal)) as TypeAnswers[Kind];
    } catch (error) {
      throw error instanceof WorkerError ? new TypesError(error.reason) : error;
    }
  }

  /** Ends the worker. */
  close(): void {
    this.client.close();
  }
}

/** Types are not available; the message says why. */
export class TypesError extends Error {
  constructor(readonly reason: WorkerError['reason']) {
    super(MESSAGES[reason]);
    this.name = 'TypesError';
  }
}

const MESSAGES: Record<WorkerError['reason'], string> = {
  unavailable: `${WORKERS_UNAVAILABLE} Types cannot be checked without them.`,
  loadFailed: 'The types could not be loaded. Your code stays, and runs without them.',
  timeout: 'Checking types took too long and was stopped. Make the code shorter.',
  failed: 'Checking types failed.',
  aborted: 'Checking types was stopped.',
};
