import { createRequire } from 'node:module';
import path from 'node:path';
import { inspect } from 'node:util';
import vm from 'node:vm';
import type { Export } from '../../packageModel/types';
import type { OverloadExample, OverloadExamples } from './overloadTexts';

/** What is passed, as code, and what is returned. */
export interface Observed {
  arguments: string;
  result: string;
}

/** How many characters of a result are shown. */
const MAX_LENGTH = 100;

const toCode = (value: unknown): string =>
  inspect(value, { depth: Infinity, breakLength: Infinity, compact: true });

/** A result as `console.log` prints it, but on one line. */
function toOutput(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ') : toCode(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The values that examples pass by name, as code. */
export const valuesOf = ({ values }: OverloadExamples): [name: string, code: string][] =>
  Object.entries(values).map(([name, value]) => [name, toCode(value)]);

/**
 * Runs an example with the installed package.
 *
 * @param exported - the function
 * @param example - what to pass
 * @param values - the values that the example passes by name
 * @param folder - absolute path of the folder that the package is installed in
 * @throws Error when the function throws, or the arguments are no code
 */
export function runExample(
  { name, entryPoints }: Export,
  example: OverloadExample,
  values: Readonly<Record<string, unknown>>,
  folder: string,
): Observed {
  const call = `${name}(${example.arguments})`;
  // The last entry point is the function's own, which needs no React; one has the debug build of all.
  const entryPoint = entryPoints.findLast((each) => !each.endsWith('/debug')) as string;
  const module = createRequire(path.join(folder, 'package.json'))(entryPoint);
  try {
    const run = vm.runInThisContext(`(${[name, ...Object.keys(values)].join(', ')}) => ${call}`);
    return {
      arguments: example.arguments,
      result: toOutput(run(module[name], ...Object.values(values))),
    };
  } catch (error) {
    throw new Error(
      `The example "${call}" in api-extractor/reference/overloadTexts.ts fails: ${(error as Error).message}`,
    );
  }
}
