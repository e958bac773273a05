import { fetchHashed } from '../../codeLoading/fetchHashed';
import { handleRequests } from '../../demo/workers/handleRequests';
import type { Declarations } from './declarations';
import type { TypeAnswer } from './messages';
import type { TypeChecker } from './TypeChecker';
import type { CheckRequest } from './Types';

/** The declarations that were loaded, and the checker of the version that was asked for last. */
const loaded = new Map<string, Promise<Declarations>>();
let current: { version: string; checker: TypeChecker; files: Set<string> } | undefined;

function load(address: string): Promise<Declarations> {
  const known = loaded.get(address);
  if (known) return known;
  const loading = fetchHashed(address).then((response) => response.json() as Promise<Declarations>);
  loading.catch(() => loaded.delete(address));
  loaded.set(address, loading);
  return loading;
}

handleRequests<CheckRequest, TypeAnswer>(async ({ version, sources, question, declarations }) => {
  const [{ TypeChecker: Checker }, ...contents] = await Promise.all([
    import('./TypeChecker'),
    ...declarations.map(load),
  ]);
  return async () => {
    if (current?.version !== version) {
      const all = Object.assign({}, ...contents) as Declarations;
      current = { version, checker: new Checker(all), files: new Set(declarations) };
    }
    const { checker, files } = current;
    for (const [index, address] of declarations.entries()) {
      if (!files.has(address)) checker.add(contents[index] as Declarations);
      files.add(address);
    }
    return checker.answer(sources, question);
  };
});
