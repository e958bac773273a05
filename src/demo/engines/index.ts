import type { FormatId } from '../exportChoices';

export type { RecordFailure, RunQuery, RunResult } from './engine';

/** The export formats that an engine of ours runs. */
export const RUNNABLE_FORMATS = [
  'sql',
  'parameterized',
  'parameterized_named',
  'mongodb',
  'cel',
  'spel',
  'jsonlogic',
  'jsonata',
] as const satisfies readonly FormatId[];

/** An export format that can be run. */
export type RunnableFormat = (typeof RUNNABLE_FORMATS)[number];

/** What runs a format. */
export interface Engine {
  name: string;
  /** The npm package that it comes from. */
  packageName: string;
}

const sqlite: Engine = { name: 'SQLite', packageName: 'sql.js' };

/** The engine of each format. */
export const ENGINES: Record<RunnableFormat, Engine> = {
  sql: sqlite,
  parameterized: sqlite,
  parameterized_named: sqlite,
  mongodb: { name: 'Mingo', packageName: 'mingo' },
  cel: { name: 'cel-js', packageName: '@marcbachmann/cel-js' },
  spel: { name: 'spel2js', packageName: 'spel2js' },
  jsonlogic: { name: 'json-logic-js', packageName: 'json-logic-js' },
  jsonata: { name: 'JSONata', packageName: 'jsonata' },
};
