import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createEngineLoader } from '../../../src/demo/engines/engineLoader';

const sqliteFile = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm');

/** Loads engines in Node, with SQLite from the build of sql.js for Node. */
export const loadEngine = createEngineLoader(
  async () => new Uint8Array(await readFile(sqliteFile)).buffer,
);
