import { projects } from '../components/uiLibraries/projects';
import { sharedSources } from '../components/uiLibraries/shared/sources';
import type { UiLibraryProject } from '../components/uiLibraries/UiLibraryProject';
import { type UiLibraryInfo, uiLibraries } from '../demo/uiLibraries';
import { CORE } from './packages';
import type { ProjectFiles } from './project';
import { collectFiles, collectStylesheets, importedNames } from './sources';
import { versionsOf } from './versions';

/** A starting point that a visitor can open in a sandbox. */
export interface SandboxTemplate {
  id: string;
  label: string;
  /** The packages that the template adds to a React app, with their versions. */
  dependencies: Record<string, string>;
  /** The same for packages that are needed for the build only. */
  devDependencies: Record<string, string>;
  /** Import lines of `App.tsx`, in addition to those of every template. */
  imports: string[];
  /** Statements of `App.tsx` between the imports and the component. */
  statements: string[];
  /** The elements around the query builder, outermost first. */
  frame: string[];
  /** Attributes of the query builder. */
  attributes: string[];
  /** Modules and stylesheets that `App.tsx` imports, and configuration files, by path. */
  files: ProjectFiles;
}

function templateOf({ id, label, packageName }: UiLibraryInfo): SandboxTemplate {
  const {
    packages,
    devPackages = [],
    attributes = [],
    statements = [],
    ...project
  } = projects[id] as UiLibraryProject;
  const listedIn = `src/components/uiLibraries/${id}/project.ts`;
  return {
    id,
    label: id === 'default' ? 'React Query Builder' : label,
    dependencies: versionsOf([...new Set([CORE, packageName, ...packages])]),
    devDependencies: versionsOf(devPackages),
    imports: [...project.imports, "import './styles.css';"],
    statements,
    frame: project.frame,
    attributes,
    files: {
      ...collectFiles(
        importedNames(project.imports.join('\n')),
        { ...sharedSources, ...project.modules },
        listedIn,
      ),
      ...collectStylesheets(project.stylesheet, sharedSources, listedIn),
      ...project.files,
    },
  };
}

/** Every template, the plain one first. */
export const templates: SandboxTemplate[] = uiLibraries.map(templateOf);

/**
 * Finds a template by the name that a link gives.
 *
 * @param name - an id, in any letter case
 */
export function findTemplate(name: string | null): SandboxTemplate | undefined {
  return templates.find(({ id }) => id === name?.trim().toLowerCase());
}
