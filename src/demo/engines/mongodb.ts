import { Context, evalExpr } from 'mingo/core';
import * as booleans from 'mingo/operators/expression/boolean';
import * as comparisons from 'mingo/operators/expression/comparison';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Any, Options } from 'mingo/types';
import { compare } from 'mingo/util';
import { runOnEach } from './engine';
import { readWhere } from './where';

/**
 * A comparison inside `$expr`. There MongoDB sorts values of different types, null before all others;
 * Mingo's own comparisons are false for them, as those of a filter are.
 */
const ordering = (holds: (order: number) => boolean) => (obj: Any, expr: Any, options: Options) => {
  const [left, right] = evalExpr(obj, expr, options) as [Any, Any];
  return holds(compare(left, right));
};

const context = Context.init({
  query: { ...operators },
  expression: {
    ...booleans,
    ...comparisons,
    $lt: ordering((order) => order < 0),
    $lte: ordering((order) => order <= 0),
    $gt: ordering((order) => order > 0),
    $gte: ordering((order) => order >= 0),
  },
});

/** Runs a MongoDB query filter. Days and times are text, which is how the filter writes them. */
export const run = runOnEach((text) => {
  const filter = JSON.parse(text, (key, value) => (key === '$where' ? readWhere(value) : value));
  const query = new Query(filter, { context });
  return (record) => query.test({ ...record });
});
