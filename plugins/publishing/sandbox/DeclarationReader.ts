import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, LIBRARIES } from '../../../src/sandbox/types/compilerOptions';

/** What a declaration file needs. */
interface Needs {
  files: string[];
  /** The `package.json` files by which its imports were found. */
  manifests: string[];
}

/** Adapters that the registry lacks are in a folder of the site, and belong to the version that imports them. */
const OWN_ADAPTER = /\/node_modules\/@react-querybuilder\/[^/]+\//;

/** A line that exports one name, as the lists of all icons have it. */
const LISTED_EXPORT = /^export (?:declare const (\w+): .*|\{ default as (\w+) \} from .*);\n/gm;

/** Follows the imports of declaration files, and reads each file once. */
export class DeclarationReader {
  private readonly options = compilerOptions(ts);
  private readonly caches = new Map<string, ts.ModuleResolutionCache>();
  private readonly needs = new Map<string, Needs>();
  private readonly libraryFolder: string;

  /**
   * @param root - the root folder of the site
   * @param icons - the names of the icons that the preview has, by the module that lists them
   */
  constructor(
    private readonly root: string,
    private readonly icons: Readonly<Record<string, readonly string[]>>,
  ) {
    this.libraryFolder = path.join(root, 'node_modules/typescript/lib');
  }

  /** The content of a file, without the icons that the preview does not have. */
  read(file: string): string {
    const text = fs.readFileSync(file, 'utf8');
    const names = this.icons[/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? ''];
    if (!names) return text;
    return text.replace(LISTED_EXPORT, (line, constant?: string, component?: string) =>
      names.includes((constant ?? component) as string) ? line : '',
    );
  }

  /** The declarations of the language and the browser, with everything that they reference. */
  libraries(): Set<string> {
    const files = LIBRARIES.map((name) => path.join(this.libraryFolder, name));
    return this.follow(files, this.root);
  }

  /**
   * Lists the files that modules need, with the `package.json` files by which they are found.
   *
   * @param modules - the names of modules; those without declarations are skipped
   * @param from - the folder in which the version is installed
   */
  reach(modules: readonly string[], from: string): Set<string> {
    const importing = path.join(from, 'entry.ts');
    const entry = modules.map((module) => this.resolve(module, importing, from));
    const found = this.follow(
      entry.flatMap(({ files }) => files),
      from,
    );
    for (const { manifests } of entry) for (const manifest of manifests) found.add(manifest);
    return found;
  }

  private follow(files: readonly string[], from: string): Set<string> {
    const found = new Set<string>();
    const visit = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      const { files: needed, manifests } = this.needsOf(file, from);
      for (const manifest of manifests) found.add(manifest);
      needed.forEach(visit);
    };
    files.forEach(visit);
    return found;
  }

  private needsOf(file: string, from: string): Needs {
    const isLinked =
      OWN_ADAPTER.test(file) && file.startsWith(path.join(this.root, 'node_modules'));
    const key = isLinked ? `${from} ${file}` : file;
    const known = this.needs.get(key);
    if (known) return known;
    const text = this.read(file);
    const info = ts.preProcessFile(text, true, true);
    const needs: Needs = { files: [], manifests: [] };
    const add = (found: Needs) => {
      needs.files.push(...found.files);
      needs.manifests.push(...found.manifests);
    };
    for (const { fileName } of info.libReferenceDirectives) {
      needs.files.push(path.join(this.libraryFolder, `lib.${fileName}.d.ts`));
    }
    for (const { fileName } of info.referencedFiles) {
      const referenced = path.resolve(path.dirname(file), fileName);
      if (fs.existsSync(referenced)) needs.files.push(referenced);
    }
    for (const { fileName } of info.importedFiles) {
      const isOwn = isLinked && !fileName.startsWith('.');
      add(this.resolve(fileName, isOwn ? path.join(from, 'entry.ts') : file, from));
    }
    for (const { fileName } of info.typeReferenceDirectives) {
      // The types of Node.js describe no code that runs in the preview.
      if (fileName !== 'node') add(this.resolve(fileName, file, from));
    }
    this.needs.set(key, needs);
    return needs;
  }

  private resolve(module: string, importing: string, from: string): Needs {
    const manifests: string[] = [];
    const host: ts.ModuleResolutionHost = {
      fileExists: ts.sys.fileExists,
      directoryExists: ts.sys.directoryExists,
      readFile: ts.sys.readFile,
    };
    const cache =
      this.caches.get(from) ?? ts.createModuleResolutionCache(from, (name) => name, this.options);
    this.caches.set(from, cache);
    const { resolvedModule } = ts.resolveModuleName(module, importing, this.options, host, cache);
    const file = resolvedModule?.resolvedFileName;
    if (!file || !/\.(?:[cm]?tsx?|json)$/.test(file)) return { files: [], manifests };
    if (file.includes('/node_modules/@types/node/')) return { files: [], manifests };
    // Also folders inside of a package can have one, which names the declarations.
    const package_ = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
    for (let folder = path.dirname(file); package_ && folder.startsWith(package_); ) {
      const manifest = path.join(folder, 'package.json');
      if (ts.sys.fileExists(manifest)) manifests.push(manifest);
      folder = path.dirname(folder);
    }
    return { files: [file], manifests: [...manifests, ...this.foldersOf(module, importing)] };
  }

  /** The `package.json` files on the way that an import names: `@mui/material/Button/package.json`. */
  private foldersOf(module: string, importing: string): string[] {
    if (module.startsWith('.')) {
      const manifest = path.resolve(path.dirname(importing), module, 'package.json');
      return ts.sys.fileExists(manifest) ? [manifest] : [];
    }
    const parts = module.split('/');
    for (let folder = path.dirname(importing); ; folder = path.dirname(folder)) {
      const found = parts
        .map((_, index) => path.join(folder, 'node_modules', ...parts.slice(0, index + 1)))
        .map((place) => path.join(place, 'package.json'))
        .filter((manifest) => ts.sys.fileExists(manifest));
      if (found.length > 0 || folder === path.dirname(folder)) return found;
    }
  }
}
