import jsonata from 'jsonata';
import { runOnEach } from './engine';

/** Runs JSONata. A record is the input document, so that field names are paths into it. */
export const run = runOnEach((text) => {
  const expression = jsonata(text);
  return async (record) => (await expression.evaluate(record)) === true;
});
