/**
 * What a worker tells the page: that its code is there and it begins, and then what came of it. `lacking`
 * means that a part of its code did not arrive.
 */
export type WorkerReply<Result> =
  | { kind: 'begun' }
  | { kind: 'done'; result: Result }
  | { kind: 'lacking' }
  | { kind: 'failed' };
