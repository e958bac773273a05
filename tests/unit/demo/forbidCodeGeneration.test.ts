import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { forbidCodeGeneration } from '../../../src/demo/engines/forbidCodeGeneration';

const WAYS = [
  "eval('1')",
  "(0, eval)('1')",
  "Function('return 1')()",
  "new Function('return 1')()",
  "[].constructor.constructor('return 1')()",
  "(async () => {}).constructor('return 1')()",
  "(function* () {}).constructor('return 1')().next()",
  "(async function* () {}).constructor('return 1')().next()",
];

it.each(WAYS)('refuses %s', (code) => {
  expect(() => runInNewContext(code)).not.toThrow();
  const guarded = `(${forbidCodeGeneration})();\n${code}`;
  expect(() => runInNewContext(guarded)).toThrow('Running strings as code is not allowed here');
});
