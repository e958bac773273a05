import { type ImportReply, type ImportRequest, NOT_LOADED } from './messages';
import { ImportProblem } from './problem';
import { loadReader, readQuery } from './readQuery';

/** The part of a worker's global object that is used here; the site's types are those of a page. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ImportRequest>) => void) | null;
  postMessage: (reply: ImportReply) => void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = async ({ data: request }) => {
  scope.postMessage(await answer(request));
};

async function answer(request: ImportRequest): Promise<ImportReply> {
  try {
    await loadReader(request[0]);
  } catch {
    return { kind: 'problem', message: NOT_LOADED };
  }
  scope.postMessage({ kind: 'begun' });
  try {
    return { kind: 'read', result: await readQuery(...request) };
  } catch (error) {
    if (!(error instanceof ImportProblem)) return { kind: 'failed' };
    return { kind: 'problem', message: error.message, offset: error.offset };
  }
}
