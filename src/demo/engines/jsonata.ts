import jsonata from 'jsonata';
import { runPerRecord } from './engine';

/** Runs JSONata. A record is the input document, so that field names are paths into it. */
export const run = runPerRecord((text) => {
  const expression = jsonata(text);
  return async (record) => (await expression.evaluate(record)) === true;
});
