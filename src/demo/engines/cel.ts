import { Environment } from '@marcbachmann/cel-js';
import { runOnEach } from './engine';

// As CEL is defined: fields are of type `dyn`, and a list may hold values of several types.
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  homogeneousAggregateLiterals: false,
});

/** Runs CEL. The fields of a record are the variables. */
export const run = runOnEach((text) => {
  const evaluate = environment.parse(text);
  return (record) => evaluate(record) === true;
});
