import initSqlJs, { type BindParams, type Database } from 'sql.js';
import { columns, type Order } from '../data';
import { errorMessage, type RunQuery } from './engine';

/** SQLite's types for our values. Booleans are the numbers 0 and 1, which TRUE and FALSE stand for. */
const TYPES: Record<string, string> = { number: 'NUMERIC', boolean: 'NUMERIC' };

function createTable(database: Database, records: readonly Order[]) {
  // SQLite's LIKE overlooks the case of ASCII letters unless told otherwise; standard SQL does not.
  database.run('PRAGMA case_sensitive_like = ON');
  const types = columns.map((name) => `"${name}" ${TYPES[typeof records[0]?.[name]] ?? 'TEXT'}`);
  database.run(`CREATE TABLE orders (${types.join(', ')})`);
  const insert = database.prepare(
    `INSERT INTO orders VALUES (${columns.map(() => '?').join(', ')})`,
  );
  for (const record of records) insert.run(columns.map((name) => record[name]) as BindParams);
  insert.free();
}

/** Parameters as SQLite binds them: named ones with their prefix, whichever of its three that is. */
function toBindParams(params: BindParams): BindParams {
  if (params === null || Array.isArray(params)) return params;
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      ['', ':', '@', '$'].map((prefix) => [prefix + name, value]),
    ),
  );
}

/** Runs of SQL with its values in the text, and of SQL with parameters. */
export interface SqlEngines {
  sql: RunQuery;
  /** Takes the exported object as JSON; its parameters are a list or an object. */
  parameterized: RunQuery;
}

/**
 * Starts SQLite.
 *
 * @param wasmBinary - SQLite as WebAssembly, from the package sql.js
 * @returns what runs the condition of a WHERE clause; each list of records becomes a table once
 * @throws Error when the WebAssembly cannot be compiled
 */
export async function startSqlite(wasmBinary: ArrayBuffer): Promise<SqlEngines> {
  const { Database } = await initSqlJs({ wasmBinary });
  const databases = new WeakMap<readonly Order[], Database>();

  const select = (where: string, params: BindParams, records: readonly Order[]) => {
    let database = databases.get(records);
    if (!database) {
      database = new Database();
      createTable(database, records);
      databases.set(records, database);
    }
    const statement = database.prepare(`SELECT id FROM orders WHERE ${where}`);
    try {
      statement.bind(toBindParams(params));
      const ids: string[] = [];
      while (statement.step()) ids.push(String(statement.get()[0]));
      return { ids, failures: [] };
    } finally {
      statement.free();
    }
  };

  const catchErrors =
    (parse: (text: string) => { sql: string; params: BindParams }): RunQuery =>
    async (text, records) => {
      try {
        const { sql, params } = parse(text);
        return select(sql, params, records);
      } catch (error) {
        return { error: errorMessage(error) };
      }
    };

  return {
    sql: catchErrors((text) => ({ sql: text, params: null })),
    parameterized: catchErrors((text) => JSON.parse(text)),
  };
}
