import { compressToBase64 } from 'lz-string';
import type { ProjectFiles } from './project';

/** An external sandbox that a project can be sent to with a plain form. */
export interface SandboxPlatform {
  id: string;
  label: string;
  /** Where the form is sent. */
  action: string;
  /**
   * Writes a project the way the platform takes it.
   *
   * @param title - the project's title
   * @param files - its files
   */
  formFields: (title: string, files: ProjectFiles) => Record<string, string>;
}

/** The external sandboxes, the one that is preselected first. */
export const platforms: SandboxPlatform[] = [
  {
    id: 'stackblitz',
    label: 'StackBlitz',
    action: 'https://stackblitz.com/run?file=src%2FApp.tsx',
    formFields: (title, files) => ({
      'project[title]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, content]) => [`project[files][${path}]`, content]),
      ),
    }),
  },
  {
    id: 'codesandbox',
    label: 'CodeSandbox',
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    formFields: (_, files) => ({
      parameters: codeSandboxParameters(files),
      query: 'file=/src/App.tsx',
    }),
  },
];

/**
 * Finds a platform by the name that a link gives.
 *
 * @param name - an id, in any letter case
 */
export function findPlatform(name: string | null): SandboxPlatform | undefined {
  return platforms.find(({ id }) => id === name?.trim().toLowerCase());
}

/** The platform takes JSON in a form of Base64 that is safe in an address. */
function codeSandboxParameters(files: ProjectFiles): string {
  const described = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
  );
  return compressToBase64(JSON.stringify({ files: described }))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}
