import type { UiLibraryProject } from './UiLibraryProject';

const modules = import.meta.glob<{ project: UiLibraryProject }>('./*/project.ts', { eager: true });

/** What the generated project of each UI library contains, by the id of the UI library. */
export const projects: Record<string, UiLibraryProject> = Object.fromEntries(
  Object.entries(modules).map(([file, { project }]) => [file.split('/')[1], project]),
);
