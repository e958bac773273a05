import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds a file that Docusaurus generates before it bundles.
 *
 * @param plugin - the plugin that needs the file, for the error
 * @throws Error when Docusaurus no longer generates the file
 */
export function generatedFile(generatedFilesDir: string, name: string, plugin: string): string {
  const file = path.join(generatedFilesDir, name);
  if (fs.existsSync(file)) return file;
  throw new Error(
    `Docusaurus no longer generates .docusaurus/${name}: adapt plugins/framework/${plugin}, which changes it.`,
  );
}
