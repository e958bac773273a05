import { handleRequests } from '../../demo/workers/handleRequests';
import type { CompileRequest, CompileResult } from './compileInWorker';
import { compileModule } from './compileModule';

handleRequests<CompileRequest, CompileResult>(
  async (sources) => async () =>
    Object.fromEntries(
      Object.entries<string>(sources).map(([name, source]) => [name, compileModule(name, source)]),
    ),
);
