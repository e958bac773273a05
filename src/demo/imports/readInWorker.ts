import { WORKERS_UNAVAILABLE, WorkerClient, WorkerError } from '../workers/WorkerClient';
import { ImportError, ParserLoadError } from './importError';
import type { QueryReader } from './importQuery';
import type { ImportAnswer, ImportRequest } from './messages';

/**
 * How long reading may take, in milliseconds. 2000 conditions take a fourth of it; some texts take a
 * parser minutes.
 */
const TIME_LIMIT = 3000;

/**
 * Reads a query in a worker, so that the page stays usable, and stops it when it takes too long.
 *
 * @throws {@link ImportError} with what is wrong with the text, or why it was not read to its end
 */
export const readInWorker: QueryReader = async (...request: ImportRequest) => {
  const background = new WorkerClient<ImportRequest, ImportAnswer>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    TIME_LIMIT,
  );
  try {
    const answer = await background.send(request);
    if ('read' in answer) return answer.read;
    throw new ImportError(answer.problem.message, answer.problem.offset);
  } catch (error) {
    throw error instanceof WorkerError ? toImportError(error) : error;
  } finally {
    background.close();
  }
};

function toImportError(error: WorkerError): Error {
  switch (error.reason) {
    case 'timeout':
      return new ImportError(
        'The parser took too long on this text and was stopped. Import a smaller part of it.',
      );
    case 'loadFailed':
      return new ParserLoadError();
    case 'unavailable':
      return new ImportError(`${WORKERS_UNAVAILABLE} Queries cannot be imported without them.`);
    default:
      return error;
  }
}
