import { Context } from 'mingo/core';
import * as booleans from 'mingo/operators/expression/boolean';
import * as comparisons from 'mingo/operators/expression/comparison';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { runOnEach } from './engine';
import { readWhere } from './where';

const context = Context.init({
  query: { ...operators },
  expression: { ...booleans, ...comparisons },
});

/** Runs a MongoDB query filter. Days and times are text, which is how the filter writes them. */
export const run = runOnEach((text) => {
  const filter = JSON.parse(text, (key, value) => (key === '$where' ? readWhere(value) : value));
  const query = new Query(filter, { context });
  return (record) => query.test({ ...record });
});
