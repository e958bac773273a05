import { createDrafts } from './drafts';
import { DEFAULT_EXAMPLE, DEMO_VERSION, findExample, sourceFiles } from './examples';
import type { ProjectFiles } from './project';
import { type SandboxState, sharedHash } from './state';

/**
 * Opens a project of the demo in the sandbox, as the reader's draft: code that a link holds would not run before
 * they agree. Their earlier draft is kept.
 *
 * @param uiLibrary - the id of the UI library
 * @param project - the files of the project, by path
 * @returns the address of the sandbox; it holds the code where the browser stores nothing
 */
export function sandboxAddress(uiLibrary: string, project: ProjectFiles): string {
  const example = findExample(uiLibrary) ?? DEFAULT_EXAMPLE;
  const state: SandboxState = { example, version: DEMO_VERSION, files: sourceFiles(project) };
  return openAsDraft(state, `/sandbox?t=${example.id}`);
}

/**
 * Opens the code of a guide in the sandbox, in the same way.
 *
 * @param version - the major version of the library
 * @param files - the files, by name, with a module `App`
 * @returns the address of the sandbox
 */
export const liveExampleAddress = (version: string, files: ProjectFiles): string =>
  openAsDraft({ example: DEFAULT_EXAMPLE, version, files }, `/sandbox?v=${version}`);

function openAsDraft(state: SandboxState, address: string): string {
  const drafts = createDrafts(() => window.localStorage, []);
  drafts.keep();
  return drafts.write('current', state) ? address : `/sandbox${sharedHash(state) ?? ''}`;
}
