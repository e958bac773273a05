import { fetchHashed } from '../../codeLoading/fetchHashed';
import type { RunnableFormat } from '.';
import type { RunQuery } from './engine';
import type { SqlEngines } from './sql';

/** Fetches SQLite as WebAssembly, which is published with the site. */
async function fetchSqlite(): Promise<ArrayBuffer> {
  const address = new URL('sql.js/dist/sql-wasm-browser.wasm', import.meta.url);
  return (await fetchHashed(address.href)).arrayBuffer();
}

/**
 * Makes the loader of engines.
 *
 * @param readSqlite - gets SQLite as WebAssembly; from the site, unless told otherwise
 * @returns loads what runs a format, each engine once. It rejects when a file cannot be fetched; to
 *   ask again is to try again.
 */
export function createEngineLoader(
  readSqlite: () => Promise<ArrayBuffer> = fetchSqlite,
): (format: RunnableFormat) => Promise<RunQuery> {
  let sql: Promise<SqlEngines> | undefined;
  const startSql = async () => {
    sql ??= Promise.all([import('./sql'), readSqlite()]).then(([module, wasm]) =>
      module.startSqlite(wasm),
    );
    try {
      return await sql;
    } catch (error) {
      sql = undefined;
      throw error;
    }
  };
  const loaders: Record<RunnableFormat, () => Promise<RunQuery>> = {
    sql: async () => (await startSql()).sql,
    parameterized: async () => (await startSql()).parameterized,
    parameterized_named: async () => (await startSql()).parameterized,
    mongodb: async () => (await import('./mongodb')).run,
    cel: async () => (await import('./cel')).run,
    spel: async () => (await import('./spel')).run,
    jsonlogic: async () => (await import('./jsonLogic')).run,
    jsonata: async () => (await import('./jsonata')).run,
  };
  return (format) => loaders[format]();
}
