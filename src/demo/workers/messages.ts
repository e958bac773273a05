/**
 * A message from a worker. `started` follows when the code for the request is loaded; then comes either
 * `done` or `failed`. `loadFailed` means that some of the code could not be loaded.
 */
export type WorkerReply<Result> =
  | { kind: 'started' }
  | { kind: 'done'; result: Result }
  | { kind: 'loadFailed' }
  | { kind: 'failed' };
