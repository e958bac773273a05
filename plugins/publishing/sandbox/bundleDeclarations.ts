import path from 'node:path';
import { hashOf } from '../../../buildCache/hash';
import { CORE, packageOf } from '../../../src/sandbox/packages';
import {
  type Declarations,
  PROJECT_FOLDER,
  type VersionDeclarations,
} from '../../../src/sandbox/types/declarations';
import { REACT } from './bundlePackages';
import { DeclarationReader } from './DeclarationReader';

/** The modules that the preview can import in one version. */
export interface AvailableModules {
  /** The major version. */
  version: string;
  /** The names of the modules. */
  modules: readonly string[];
}

/** The declarations that the build publishes, before they are written. */
export interface BundledDeclarations {
  versions: VersionDeclarations[];
  /** The content of all files, by name. */
  contents: Record<string, string>;
  /** The files that were read, by path from the root folder. */
  inputs: string[];
}

/** What the search for the declarations of a package reads in its `package.json`. */
const MANIFEST_KEYS = ['name', 'version', 'type', 'types', 'typings', 'typesVersions', 'exports'];

const isOwnPackage = (name: string) => name === CORE || name.startsWith('@react-querybuilder/');

/** The content of a file, without what the checker does not read. */
function contentOf(file: string, reader: DeclarationReader): string {
  const text = reader.read(file);
  if (path.basename(file) === 'package.json') {
    const manifest = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(
      Object.fromEntries(MANIFEST_KEYS.map((key) => [key, manifest[key]] as const)),
    );
  }
  return text.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
}

/** The path of a file in the file system of the checker. */
function pathOf(file: string, root: string, from: string): string {
  const relative = path.relative(root, file);
  const installed = `${path.relative(root, from)}/`;
  if (relative.startsWith('node_modules/typescript/lib/')) return `/${path.basename(file)}`;
  if (relative.startsWith(installed)) {
    return PROJECT_FOLDER + relative.slice(installed.length);
  }
  // An adapter that the site itself implements finds the library of the version.
  if (relative.startsWith('node_modules/@react-querybuilder/')) return PROJECT_FOLDER + relative;
  return `/${relative}`;
}

/**
 * Collects the declarations of everything that the preview can import: those that every check needs, and
 * for each package of a UI library those that it needs in addition.
 *
 * @param root - the root folder of the site
 * @param available - the versions, each with its modules
 * @param icons - the icons of modules that are available with some of them only
 */
export function bundleDeclarations(
  root: string,
  available: readonly AvailableModules[],
  icons: Readonly<Record<string, readonly string[]>>,
): BundledDeclarations {
  const reader = new DeclarationReader(root, icons);
  const contents: Record<string, string> = {};
  const inputs = new Set<string>();
  const publish = (label: string, files: readonly string[], from: string): string => {
    for (const file of files) inputs.add(path.relative(root, file));
    const declarations: Declarations = Object.fromEntries(
      files.map((file) => [pathOf(file, root, from), contentOf(file, reader)] as const),
    );
    const content = JSON.stringify(declarations);
    const name = `types-${label}-${hashOf(content).slice(0, 12)}.json`;
    contents[name] = content;
    return name;
  };

  const base = new Set([...reader.libraries(), ...reader.reach(REACT, root)]);
  const baseFile = publish('base', [...base], root);

  // The UI libraries are the same in every version.
  const modules = available.flatMap((version) => version.modules);
  const others = [...new Set(modules)].filter(
    (module) => !isOwnPackage(packageOf(module)) && !REACT.includes(module),
  );
  const names = [...new Set(others.map(packageOf))];
  const reached = names.map((name) => {
    const own = others.filter((module) => packageOf(module) === name);
    return [name, reader.reach(own, root)] as const;
  });
  const ownerOf = new Map<string, string>();
  for (const [name, files] of reached) {
    for (const file of files) if (!base.has(file) && !ownerOf.has(file)) ownerOf.set(file, name);
  }
  const libraryFiles = new Map<string, string>();
  for (const name of new Set(ownerOf.values())) {
    const own = [...ownerOf].filter(([, owner]) => owner === name).map(([file]) => file);
    libraryFiles.set(name, publish(name.replace(/\W+/g, '-').replace(/^-/, ''), own, root));
  }
  const filesFor = (files: Iterable<string>): string[] => {
    const owners = new Set([...files].map((file) => ownerOf.get(file)));
    return [...owners].flatMap((owner) => (owner && libraryFiles.get(owner)) ?? []);
  };
  const libraries = Object.fromEntries(
    reached.map(([name, files]) => [name, filesFor(files)] as const),
  );

  const versions = available.map(({ version, modules: all }): VersionDeclarations => {
    const from = path.join(root, 'versions', `v${version}`);
    const own = all.filter((module) => isOwnPackage(packageOf(module)));
    const core = reader.reach(
      own.filter((module) => packageOf(module) === CORE),
      from,
    );
    const adapters = [...new Set(own.map(packageOf))]
      .filter((name) => name !== CORE)
      .map((name) => [name, reader.reach([name], from)] as const);
    const files = new Set(core);
    for (const [, adapter] of adapters) {
      for (const file of adapter) if (!ownerOf.has(file)) files.add(file);
    }
    for (const file of base) files.delete(file);
    return {
      version,
      files: [baseFile, publish(`v${version}`, [...files], from)],
      packages: {
        ...libraries,
        ...Object.fromEntries(adapters.map(([name, adapter]) => [name, filesFor(adapter)])),
      },
    };
  });
  return { versions, contents, inputs: [...inputs].sort() };
}
