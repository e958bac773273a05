import { Background, BackgroundProblem, NO_WORKERS } from '../background/Background';
import type { QueryReading } from './importQuery';
import type { ImportAnswer, ImportRequest } from './messages';
import { ImportProblem, NotLoaded } from './problem';

/**
 * How long reading may take, in milliseconds. 2000 conditions take a fourth of it; some texts take a
 * parser minutes.
 */
const TIME_LIMIT = 3000;

/**
 * Reads a query in a worker, so that the page stays usable, and stops it when it takes too long.
 *
 * @param request - see {@link QueryReading}
 * @returns the query
 * @throws {@link ImportProblem} with what is wrong with the text, or why it was not read to its end
 */
export const readInWorker: QueryReading = async (...request: ImportRequest) => {
  const background = new Background<ImportRequest, ImportAnswer>(
    () => new Worker(new URL('./worker.ts', import.meta.url)),
    TIME_LIMIT,
  );
  try {
    const answer = await background.ask(request);
    if ('read' in answer) return answer.read;
    throw new ImportProblem(answer.problem.message, answer.problem.offset);
  } catch (error) {
    throw error instanceof BackgroundProblem ? problemOf(error) : error;
  } finally {
    background.close();
  }
};

function problemOf(error: BackgroundProblem): Error {
  switch (error.trouble) {
    case 'too slow':
      return new ImportProblem(
        'The parser took too long on this text and was stopped. Import a smaller part of it.',
      );
    case 'not loaded':
      return new NotLoaded();
    case 'no workers':
      return new ImportProblem(`${NO_WORKERS} Without that, no text is imported.`);
    default:
      return error;
  }
}
