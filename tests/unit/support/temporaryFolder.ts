import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a folder with files in it.
 *
 * @param files - the contents by path
 * @param whenDone - when to remove it: after the running test, or, with `afterAll`, after the file
 */
export function temporaryFolder(
  files: Record<string, string | Uint8Array> = {},
  whenDone: (remove: () => void) => void = onTestFinished,
): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-unit-'));
  whenDone(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}
