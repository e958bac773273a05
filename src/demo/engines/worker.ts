import { orders } from '../data';
import type { Explanation } from '../explain';
import { handleRequests } from '../workers/handleRequests';
import type { RunResult } from '.';
import { createEngineLoader } from './engineLoader';
import { forbidCodeGeneration } from './forbidCodeGeneration';
import type { EngineRequest } from './messages';

forbidCodeGeneration();

const loadEngine = createEngineLoader();

handleRequests<EngineRequest, RunResult | Explanation>(async (request) => {
  const run = await loadEngine(request.format);
  if (request.kind === 'run') return () => run(request.text, orders);
  const { explain } = await import('../explain');
  return () => explain(request.format, request.query, request.choices, run);
});
