import path from 'node:path';
import { globSync } from 'tinyglobby';
import { PACKAGES } from '../../api-extractor/packages';
import { API_DIR } from '../../api-extractor/typedoc';

let members: Map<string, string> | undefined;

/**
 * The pages of the API reference by the name of their member. The generated files are read once a
 * build; they are there before any guide is compiled.
 *
 * @returns the path of each member's page; where two packages export a name, the core's
 */
export function apiMembers(): Map<string, string> {
  members ??= readMembers();
  return members;
}

function readMembers(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of PACKAGES) {
    for (const file of globSync('*/*.md', { cwd: path.join(API_DIR, name) }).sort()) {
      const member = path.basename(file, '.md');
      if (!found.has(member)) found.set(member, `/api/${name}/${file.replace(/\.md$/, '')}`);
    }
  }
  return found;
}
