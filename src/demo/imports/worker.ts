import { handleRequests } from '../workers/handleRequests';
import { ImportError } from './importError';
import type { ImportAnswer, ImportRequest } from './messages';
import { loadReader, readQuery } from './readQuery';

handleRequests<ImportRequest, ImportAnswer>(async (request) => {
  await loadReader(request[0]);
  return async () => {
    try {
      return { read: await readQuery(...request) };
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return { problem: { message: error.message, offset: error.offset } };
    }
  };
});
