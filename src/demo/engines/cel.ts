import { Environment } from '@marcbachmann/cel-js';
import { runPerRecord } from './engine';

// As CEL is defined: fields are of type `dyn`, and a list may hold values of several types.
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  homogeneousAggregateLiterals: false,
});

/** Runs CEL. The fields of a record are the variables. */
export const run = runPerRecord((text) => {
  const evaluate = environment.parse(text);
  return (record) => evaluate(record) === true;
});
