import initSqlJs, { type BindParams, type Database } from 'sql.js';
import { columns, type Order } from '../data';
import { messageOf, type Run } from './engine';

/** SQLite's types for our values. Booleans are the numbers 0 and 1, which TRUE and FALSE stand for. */
const TYPES: Record<string, string> = { number: 'NUMERIC', boolean: 'NUMERIC' };

function fill(database: Database, records: readonly Order[]) {
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
function bindable(params: BindParams): BindParams {
  if (params === null || Array.isArray(params)) return params;
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) =>
      ['', ':', '@', '$'].map((prefix) => [prefix + name, value]),
    ),
  );
}

/** Runs of SQL with its values in the text, and of SQL with parameters. */
export interface SqlRuns {
  sql: Run;
  /** Takes the exported object as JSON; its parameters are a list or an object. */
  parameterized: Run;
}

/**
 * Starts SQLite.
 *
 * @param wasmBinary - SQLite as WebAssembly, from the package sql.js
 * @returns what runs the condition of a WHERE clause; each list of records becomes a table once
 * @throws Error when the WebAssembly cannot be compiled
 */
export async function startSql(wasmBinary: ArrayBuffer): Promise<SqlRuns> {
  const { Database } = await initSqlJs({ wasmBinary });
  const databases = new WeakMap<readonly Order[], Database>();

  const select = (where: string, params: BindParams, records: readonly Order[]) => {
    let database = databases.get(records);
    if (!database) {
      database = new Database();
      fill(database, records);
      databases.set(records, database);
    }
    const statement = database.prepare(`SELECT id FROM orders WHERE ${where}`);
    try {
      statement.bind(bindable(params));
      const ids: string[] = [];
      while (statement.step()) ids.push(String(statement.get()[0]));
      return { ids, failures: [] };
    } finally {
      statement.free();
    }
  };

  const guarded =
    (read: (text: string) => { sql: string; params: BindParams }): Run =>
    async (text, records) => {
      try {
        const { sql, params } = read(text);
        return select(sql, params, records);
      } catch (error) {
        return { error: messageOf(error) };
      }
    };

  return {
    sql: guarded((text) => ({ sql: text, params: null })),
    parameterized: guarded((text) => JSON.parse(text)),
  };
}
