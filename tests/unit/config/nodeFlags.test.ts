import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { HARD_WORK_FLAGS } from '../../../config/nodeFlags';

it('names flags that this version of Node.js knows', () => {
  const printed = execFileSync(process.execPath, [...HARD_WORK_FLAGS, '--print', '"started"']);
  expect(printed.toString().trim()).toBe('started');
});
