import { answerRequests } from '../background/answerRequests';
import { orders } from '../data';
import type { RunResult } from '.';
import { forbidCode } from './forbidCode';
import { engineLoader } from './loader';
import type { EngineRequest } from './messages';

forbidCode();

const loadEngine = engineLoader();

answerRequests<EngineRequest, RunResult>(async ([format, text]) => {
  const run = await loadEngine(format);
  return () => run(text, orders);
});
