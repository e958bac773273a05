import fs from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import semver from 'semver';
import { globSync } from 'tinyglobby';
import { hashOf } from '../../../buildCache/hash';
import { API_VERSION, GUIDES_VERSIONS } from '../../../config/versions';
import {
  CORE,
  type PackageFile,
  type PreviewVersion,
  packageOf,
} from '../../../src/sandbox/packages';
import { bundleStyles } from './bundleStyles';
import { folderOf, manifest } from './installed';

/** React is the same in every version: the one that the site is built with. */
export const REACT: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

/** These packages have thousands of modules. Only the icons that adapters import are bundled. */
const ICON_PACKAGE = /icons/;

/** What the build publishes, before it is written. */
export interface BundledPackages {
  /** All files, by name. */
  files: Record<string, PackageFile>;
  versions: (PreviewVersion & { packages: Record<string, string> })[];
  /** The names of the icons in a module, where it is bundled with some of its icons only. */
  icons: Record<string, string[]>;
  /** The content of all files, by name. */
  contents: Record<string, string>;
  /** The files that were read, by path from the root folder. */
  inputs: string[];
}

/** A module that code imports, and which of its exports are bundled: all, unless they are named. */
type Demand = Map<string, Set<string> | 'all'>;

/** Tells whether the UI library that an adapter asks for is installed in a version that it accepts. */
function peersFit(adapter: string, from: string): boolean {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest(adapter);
  return Object.entries(peerDependencies)
    .filter(([name]) => name !== CORE)
    .every(([name, range]) => {
      const folder = folderOf(name, from);
      if (!folder) return peerDependenciesMeta[name]?.optional === true;
      return semver.satisfies(manifest(folder).version, range);
    });
}

/** React Native does not run in a page of a browser. */
const isNative = (name: string) => /(?:^|\/)(?:react-)?native$/.test(name);

/** The adapters of a version that the preview can run. */
function adaptersOf(version: string, from: string): string[] {
  const listed = Object.keys(manifest(from).dependencies ?? {});
  const own = globSync('adapters/*/package.json')
    .map((file) => path.dirname(file))
    .filter((folder) => Object.hasOwn(manifest(folder).peerDependencies ?? {}, CORE))
    .map((folder) => `@react-querybuilder/${path.basename(folder)}`);
  return [...listed, ...(version === API_VERSION ? own : [])]
    .filter((name) => name.startsWith('@react-querybuilder/') && !isNative(name))
    .filter((name) => {
      const folder = folderOf(name, from);
      return folder !== undefined && peersFit(folder, from);
    })
    .sort();
}

/** Entry points of the core that no guide describes. */
const INTERNAL_ENTRIES = new Set(['./debug', './dev', './genericTests']);

/** The modules of the core that code can import: the package itself, and its documented entry points. */
function coreModules(folder: string): string[] {
  const names = Object.keys(manifest(folder).exports ?? {});
  return [
    CORE,
    ...names
      .filter((name) => /^\.\/\w+$/.test(name) && !INTERNAL_ENTRIES.has(name))
      .map((name) => CORE + name.slice(1)),
  ];
}

/** The imports of modules, with the names that they import. */
const IMPORTED =
  /import\s*(?:([\w$]+|\*\s*as\s+[\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*["']([^"'.][^"']*)["']/g;

/** Adds what code imports to the demand. */
function demand(wanted: Demand, code: string): void {
  for (const [, whole, list, module = ''] of code.matchAll(IMPORTED)) {
    const known = wanted.get(module);
    if (!ICON_PACKAGE.test(module) || (whole && !list)) {
      wanted.set(module, 'all');
    } else if (known !== 'all') {
      const names = (list ?? '').split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
      wanted.set(module, new Set([...(known ?? []), ...names.filter((name) => name !== '')]));
    }
  }
}

/** The modules of this site that templates and generated projects contain. */
export const TEMPLATE_MODULES: readonly string[] = [
  'src/components/uiLibraries/*/*.{ts,tsx}',
  'src/components/DemoPage/DragAndDrop.tsx',
];

interface Group {
  /** The beginning of the file's name. */
  label: string;
  /** The folder that modules are found from. */
  from: string;
  /** The modules that the file provides. */
  provides: Demand;
  /** Which other modules stay imports. */
  isExternal: (module: string) => boolean;
  /** Which of the two builds of React and of the library it is; without it, the one that explains errors. */
  mode?: 'production';
}

/** Registers a file of packages in the frame of the preview, which calls it when it is first imported. */
const wrap = (name: string, code: string) =>
  `sandboxPackages[${JSON.stringify(name)}]=function(require,exports,module){${code}\n};\n`;

const whole = (modules: readonly string[]): Demand => new Map(modules.map((name) => [name, 'all']));

/** Bundles modules to one file, of which each module is an export with the name of the module. */
async function bundle(group: Group) {
  const lines = [...group.provides].map(([module, names], index) =>
    names === 'all'
      ? `import * as m${index} from ${JSON.stringify(module)};`
      : `import {${[...names].map((name) => `${name} as m${index}_${name}`)}} from ${JSON.stringify(module)};`,
  );
  const modules = [...group.provides].map(([module, names], index) => {
    const value =
      names === 'all' ? `m${index}` : `{${[...names].map((name) => `${name}:m${index}_${name}`)}}`;
    return `${JSON.stringify(module)}:${value}`;
  });
  const { outputFiles, metafile } = await esbuild.build({
    stdin: {
      contents: `${lines.join('\n')}\nexport const modules={${modules}};`,
      resolveDir: group.from,
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    target: 'es2022',
    minify: true,
    keepNames: true,
    legalComments: 'none',
    logLevel: 'silent',
    loader: { '.css': 'empty' },
    define: {
      'process.env.NODE_ENV': JSON.stringify(group.mode ?? 'development'),
      'process.env': '{}',
    },
    plugins: [
      {
        name: 'other-files',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path: module }) =>
            !group.provides.has(module) && group.isExternal(module)
              ? { path: module, external: true }
              : undefined,
          ),
      },
    ],
  });
  // For a file named .mjs, esbuild expects the modules of Node.js, whose default export is everything that
  // a CommonJS module exports. What is imported here is always an ES module.
  const code = (outputFiles[0]?.text ?? '').replace(/(\(require\("[^"]+"\)),1\)/g, '$1)');
  const file = `${group.label.replace(/\W+/g, '-').replace(/^-/, '')}-${hashOf(code).slice(0, 12)}.js`;
  const requires = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((one) => one.path),
  );
  return {
    file,
    content: wrap(file, code),
    requires: [...new Set(requires)],
    inputs: Object.keys(metafile.inputs).filter((input) => !input.startsWith('<')),
  };
}

/** Leaves out a module that imports a package that is not installed. */
function withoutUninstalled(error: unknown): Record<string, string> {
  const { errors = [] } = error as Partial<esbuild.BuildFailure>;
  const isUninstalled = errors.every(({ text }) => text.startsWith('Could not resolve'));
  if (errors.length === 0 || !isUninstalled) throw error;
  return {};
}

/** The code of an adapter itself: what else it imports stays an import. */
const adapterGroup = (name: string, version: string, from: string): Group => ({
  label: `v${version}${name.replace('@react-querybuilder', '')}`,
  from,
  provides: whole([name]),
  isExternal: (module) => module !== name,
});

/** What each module imports decides which modules of UI libraries are bundled. */
async function demandOf(groups: readonly Group[]): Promise<Demand> {
  const wanted: Demand = new Map();
  for (const file of globSync([...TEMPLATE_MODULES])) {
    demand(wanted, fs.readFileSync(file, 'utf8'));
  }
  for (const group of groups) {
    const { inputs } = await bundle(group);
    for (const file of inputs) demand(wanted, fs.readFileSync(file, 'utf8'));
  }
  for (const module of wanted.keys()) {
    const isOther = /^(?:@docusaurus|@site|@theme)\//.test(module) || module.endsWith('.json');
    const isCore = packageOf(module) === CORE || module.startsWith('@react-querybuilder/');
    if (isOther || isCore || /^react(?:-dom)?(?:\/|$)/.test(module) || isNative(module)) {
      wanted.delete(module);
    } else if (!folderOf(packageOf(module), process.cwd())) {
      wanted.delete(module);
    }
  }
  // Code imports a package by its name, too.
  for (const name of new Set([...wanted.keys()].map(packageOf))) {
    if (!ICON_PACKAGE.test(name)) wanted.set(name, 'all');
  }
  return wanted;
}

/**
 * Bundles what the preview of the sandbox page runs: React, the library and its adapters in each version
 * of the guides, and the UI libraries of the adapters. An adapter is bundled where the installed UI
 * library is one that it accepts.
 *
 * @param root - the root folder of the site
 */
export async function bundlePackages(root: string): Promise<BundledPackages> {
  const found = GUIDES_VERSIONS.map(({ packages }) => path.join(root, packages));
  const versions = [...new Set(found)].map((from) => {
    const version = /\d+$/.exec(from)?.[0] ?? '';
    const core = folderOf(CORE, from) as string;
    const [main = CORE, ...entries] = coreModules(core);
    const adapters = adaptersOf(version, from);
    return { version, from, main, entries, adapters };
  });
  const adapterGroups = versions.flatMap(({ version, from, adapters }) =>
    adapters.map((name) => adapterGroup(name, version, from)),
  );
  const libraries = await demandOf(adapterGroups);
  const shared: Demand = new Map([...whole(REACT), ...libraries]);

  const icons = Object.fromEntries(
    [...libraries].flatMap(([module, names]) => (names === 'all' ? [] : [[module, [...names]]])),
  );
  const result: BundledPackages = { files: {}, versions: [], icons, contents: {}, inputs: [] };
  const inputs = new Set<string>();
  const add = async (group: Group): Promise<Record<string, string>> => {
    const { file, content, requires, inputs: read } = await bundle(group);
    result.files[file] = { bytes: Buffer.byteLength(content), requires };
    result.contents[file] = content;
    for (const input of read) inputs.add(input);
    return Object.fromEntries([...group.provides.keys()].map((module) => [module, file]));
  };

  const addStyles = async (from: string) => {
    const styles: Record<string, string> = {};
    for (const { module, css, inputs: read } of await bundleStyles(root, from)) {
      const file = `${module.replace(/\W+/g, '-').replace(/^-|-css$/g, '')}-${hashOf(css).slice(0, 12)}.css`;
      result.files[file] = { bytes: Buffer.byteLength(css), requires: [] };
      result.contents[file] = css;
      styles[module] = file;
      for (const input of read) inputs.add(input);
    }
    return styles;
  };

  const react: Group = {
    label: 'react',
    from: root,
    provides: whole(REACT),
    isExternal: () => false,
  };
  const sharedModules = await add(react);
  const fastReact = await add({ ...react, label: 'react-production', mode: 'production' });
  for (const name of new Set([...libraries.keys()].map(packageOf))) {
    const provides = new Map([...libraries].filter(([module]) => packageOf(module) === name));
    // A library has icons of its own, which the file of an icon package lacks.
    const isExternal = (module: string) => shared.has(module) && !ICON_PACKAGE.test(module);
    Object.assign(sharedModules, await add({ label: name, from: root, provides, isExternal }));
  }
  for (const { version, from, main, entries, adapters } of versions) {
    const isExternal = (module: string) => REACT.includes(module);
    const modules = { ...sharedModules };
    const core: Group = {
      label: `v${version}-core`,
      from,
      provides: whole([main]),
      isExternal,
    };
    Object.assign(modules, await add(core));
    const fastCore = await add({ ...core, label: `${core.label}-production`, mode: 'production' });
    for (const entry of entries) {
      const group: Group = {
        label: `v${version}-${entry.slice(CORE.length + 1)}`,
        from,
        provides: whole([entry]),
        isExternal: (module) => isExternal(module) || module === main,
      };
      // A parser may need an optional peer.
      Object.assign(modules, await add(group).catch(withoutUninstalled));
    }
    for (const adapter of adapters) {
      Object.assign(modules, await add(adapterGroup(adapter, version, from)));
    }
    result.versions.push({
      version,
      packages: Object.fromEntries(
        [CORE, ...adapters].map((name) => [name, manifest(folderOf(name, from) as string).version]),
      ),
      modules,
      production: { ...fastReact, ...fastCore },
      styles: await addStyles(from),
    });
  }
  result.inputs = [...inputs].sort();
  return result;
}
