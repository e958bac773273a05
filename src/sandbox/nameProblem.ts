import type { ProjectFiles } from './project';
import { isFileName } from './state';

/**
 * Says what is wrong with the name of a file.
 *
 * @param name - the name, as the reader wrote it
 * @param files - the files that exist
 * @returns a sentence, or `undefined` when nothing is wrong
 */
export function nameProblem(name: string, files: ProjectFiles): string | undefined {
  if (!isFileName(name)) {
    return 'Write a name such as "Editor.tsx": letters, digits, hyphens and an extension (.tsx, .ts, .jsx, .js, .json or .css).';
  }
  if (Object.hasOwn(files, name)) return `There is a file "${name}" already. Choose another name.`;
  return undefined;
}
