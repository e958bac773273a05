import { CORE, type PreviewVersionName, packageOf } from './packages';
import { type ProjectFiles, projectFiles } from './project';
import type { SandboxState } from './state';
import { versionOf } from './versions';

const IMPORTED = /(?:from|import|import\()\s*['"]([^'".][^'"]*)['"]/g;

/** The packages that code imports. */
function importedPackages(files: ProjectFiles): string[] {
  const names = Object.values(files).flatMap((code) =>
    [...code.matchAll(IMPORTED)].map(([, module = '']) => packageOf(module)),
  );
  return [...new Set(names)].filter((name) => name !== 'react' && name !== 'react-dom');
}

/** The version that a project installs: what the preview runs, and for unknown packages the newest. */
function rangeOf(name: string, { packages }: PreviewVersionName): string {
  const installed = packages[name];
  // What this site implements itself is in the registry under a version of its own.
  if (installed && !installed.includes('-')) return installed;
  try {
    return versionOf(name);
  } catch {
    return '*';
  }
}

/**
 * Writes the complete Vite project of what is open in the sandbox.
 *
 * @param state - what is open
 * @param version - the version that it runs with
 * @returns its files by path; they install and start with `npm install && npm run dev`
 */
export function sandboxProject(state: SandboxState, version: PreviewVersionName): ProjectFiles {
  const { template } = state.example;
  const names = [...Object.keys(template.dependencies), ...importedPackages(state.files)];
  const dependencies = Object.fromEntries(
    [...new Set(names)].sort().map((name) => [name, rangeOf(name, version)]),
  );
  const others = Object.entries(template.files).filter(([path]) => !path.startsWith('src/'));
  const sources = Object.entries(state.files).map(([name, code]) => [`src/${name}`, code]);
  const core = dependencies[CORE] ?? version.core;
  const isTyped = Object.keys(state.files).some((name) => /\.tsx?$/.test(name));
  const files = projectFiles(
    { ...template, dependencies, files: Object.fromEntries(others) },
    Object.fromEntries(sources),
    {
      id: 'npm',
      command: 'npm install',
      // npm refuses an adapter whose peer is another version of the core.
      manifest: (used) =>
        used.some((name) => name.startsWith('@react-querybuilder/'))
          ? { overrides: { [CORE]: core } }
          : {},
    },
  );
  if (isTyped) return files;
  const { 'tsconfig.json': _, ...untyped } = files;
  return untyped;
}
