import { answerRequests } from '../background/answerRequests';
import { orders } from '../data';
import type { Explanation } from '../explain';
import type { RunResult } from '.';
import { forbidCode } from './forbidCode';
import { engineLoader } from './loader';
import type { EngineRequest } from './messages';

forbidCode();

const loadEngine = engineLoader();

answerRequests<EngineRequest, RunResult | Explanation>(async (request) => {
  const run = await loadEngine(request.format);
  if (request.kind === 'run') return () => run(request.text, orders);
  const { explain } = await import('../explain');
  return () => explain(request.format, request.query, request.choices, run);
});
