import { answerRequests } from '../background/answerRequests';
import type { ImportAnswer, ImportRequest } from './messages';
import { ImportProblem } from './problem';
import { loadReader, readQuery } from './readQuery';

answerRequests<ImportRequest, ImportAnswer>(async (request) => {
  await loadReader(request[0]);
  return async () => {
    try {
      return { read: await readQuery(...request) };
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      return { problem: { message: error.message, offset: error.offset } };
    }
  };
});
