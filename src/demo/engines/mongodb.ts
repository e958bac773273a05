import { Context, evalExpr } from 'mingo/core';
import * as booleans from 'mingo/operators/expression/boolean';
import * as comparisons from 'mingo/operators/expression/comparison';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import type { Any, Options } from 'mingo/types';
import { compare } from 'mingo/util';
import { runPerRecord } from './engine';
import { parseWhereScript } from './parseWhereScript';

/**
 * A comparison inside `$expr`. There MongoDB sorts values of different types, null before all others;
 * Mingo's own comparisons are false for them, as those of a filter are.
 */
const compareWith =
  (holds: (order: number) => boolean) => (obj: Any, expr: Any, options: Options) => {
    const [left, right] = evalExpr(obj, expr, options) as [Any, Any];
    return holds(compare(left, right));
  };

const context = Context.init({
  query: { ...operators },
  expression: {
    ...booleans,
    ...comparisons,
    $lt: compareWith((order) => order < 0),
    $lte: compareWith((order) => order <= 0),
    $gt: compareWith((order) => order > 0),
    $gte: compareWith((order) => order >= 0),
  },
});

/** Runs a MongoDB query filter. Days and times are text, which is how the filter writes them. */
export const run = runPerRecord((text) => {
  const filter = JSON.parse(text, (key, value) =>
    key === '$where' ? parseWhereScript(value) : value,
  );
  const query = new Query(filter, { context });
  return (record) => query.test({ ...record });
});
