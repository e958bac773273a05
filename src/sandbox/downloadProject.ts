import { strToU8, zipSync } from 'fflate';
import type { ProjectFiles } from './project';

/**
 * Packs a project into a zip archive.
 *
 * @param folder - the folder inside the archive
 * @param files - the files of the project, by path
 */
export function packProject(folder: string, files: ProjectFiles): Uint8Array {
  const entries = Object.entries(files).map(([path, content]) => [
    `${folder}/${path}`,
    strToU8(content),
  ]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/**
 * Saves a project as a zip archive in the folder of the reader's downloads.
 *
 * @param name - the name of the archive, without its extension
 * @param files - the files of the project, by path
 */
export function downloadProject(name: string, files: ProjectFiles): void {
  const archive = new Blob([packProject(name, files) as BlobPart], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}
