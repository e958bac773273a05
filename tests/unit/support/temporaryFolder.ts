import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a folder with files in it, removed after the running test.
 *
 * @param files - the contents by path
 * @returns the folder's path
 */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rqb-unit-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  return folder;
}
