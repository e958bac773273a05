import type { QueryReading } from './importQuery';
import { type ImportReply, type ImportRequest, NOT_LOADED } from './messages';
import { ImportProblem } from './problem';

/** How long a parser may take, in milliseconds; some never end on a text made for that. */
const TIME_LIMIT = 900;

/**
 * Reads a query in a worker, so that the page stays usable, and stops it when it takes too long.
 *
 * @param request - see {@link QueryReading}
 * @returns the query
 * @throws {@link ImportProblem} with what is wrong with the text, or that it took too long
 */
export const readInWorker: QueryReading = (...request: ImportRequest) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<Awaited<ReturnType<QueryReading>>>((resolve, reject) => {
    const answer = (reply: ImportReply) => {
      switch (reply.kind) {
        case 'begun':
          timer = setTimeout(() => reject(tooSlow()), TIME_LIMIT);
          break;
        case 'read':
          resolve(reply.result);
          break;
        case 'problem':
          reject(new ImportProblem(reply.message, reply.offset));
          break;
        case 'failed':
          reject(new Error('The parser failed.'));
      }
    };
    worker.onmessage = ({ data }: MessageEvent<ImportReply>) => answer(data);
    worker.onerror = () => reject(new ImportProblem(NOT_LOADED));
    worker.postMessage(request);
  });
  return reading.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};

const tooSlow = () =>
  new ImportProblem(
    'The parser took too long on this text and was stopped. Import a smaller part of it.',
  );
