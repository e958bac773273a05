import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { CORE, isFamily, packageOfFile } from './family.mjs';

interface Manifest {
  name: string;
  version: string;
  repository?: string | { url: string; directory?: string };
}

/** The part of a published source map that has the sources. */
interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** Comments say nothing about where a name is. */
const PARSED: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
};

/** The module builds have the same sources as the others. */
const MAPS = ['*.{mjs,js}.map', '!*.production*', '!*.legacy-esm*', '!*.debug*', '!*.{cjs,umd}*'];

/** A version that the registry does not carry is written in this repository, and marked so. */
const LOCAL = /-local\..*$/;

/** A package's folder in its repository, at the commit of its release. */
class PublishedSources {
  private readonly files: Map<string, ts.SourceFile>;
  private readonly regions = new Map<string, ReadonlyMap<string, string>>();
  private readonly declared = new Map<string, { file: string; line: number }[]>();

  /**
   * @param addressOf - makes the address of a path in the repository at the release tag
   * @param directory - the package's folder in the repository
   * @param folder - the folder that the package is installed in
   */
  constructor(
    private readonly addressOf: (file: string) => string,
    private readonly directory: string,
    private readonly folder: string,
  ) {
    this.files = readSources(path.join(folder, 'dist'), directory);
    for (const [file, source] of this.files) {
      for (const { name, line } of exportedDeclarations(source)) {
        this.declared.set(name, [...(this.declared.get(name) ?? []), { file, line }]);
      }
    }
  }

  /** The sources, below the package's `src`, of the names in a file that holds several declarations. */
  private regionsOf(file: string): ReadonlyMap<string, string> {
    const known = this.regions.get(file);
    if (known) return known;
    const bundle = path.join(this.folder, file);
    const regions = fs.existsSync(bundle)
      ? readRegions(fs.readFileSync(bundle, 'utf8'))
      : new Map<string, string>();
    this.regions.set(file, regions);
    return regions;
  }

  /** Where the source of a name is; see {@link SourceFinder}. */
  find(name: string, declaredIn: string): string | undefined {
    const below =
      /\/dist\/types(?:-esm)?\/(.+)\.d\.m?ts$/.exec(declaredIn)?.[1] ??
      this.regionsOf(declaredIn.slice(declaredIn.indexOf('/dist/'))).get(name);
    const likely = below && `${this.directory}/src/${below}`;
    const places = this.declared.get(name) ?? [];
    const place = places.find(({ file }) => file.replace(/\.tsx?$/, '') === likely) ?? places[0];
    if (place) return `${this.addressOf(place.file)}#L${place.line}`;
    if (!likely || this.files.size === 0) return undefined;
    const compiled = ['.ts', '.tsx']
      .map((end) => likely + end)
      .find((file) => this.files.has(file));
    // A file that source maps do not name compiles to no code: it has types only, and no JSX.
    return this.addressOf(compiled ?? `${likely}.ts`);
  }
}

/** Where a bundler says which declaration file the lines come from. */
const REGION = /^\/\/#region (?:src\/(.+)\.d\.m?ts|.*)$/;
const DECLARATION =
  /^(?:export )?(?:declare )?(?:abstract )?(?:interface|type|const|function|class|enum) (\w+)/;

/** Reads from which source, below `src`, each declaration in a bundle of declarations comes. */
function readRegions(text: string): Map<string, string> {
  const regions = new Map<string, string>();
  let source: string | undefined;
  for (const line of text.split('\n')) {
    const region = REGION.exec(line);
    if (region) source = region[1];
    const name = DECLARATION.exec(line)?.[1];
    if (name && source && !regions.has(name)) regions.set(name, source);
  }
  return regions;
}

/** Reads the sources of a package that its source maps contain, by their paths in the repository. */
function readSources(dist: string, directory: string): Map<string, ts.SourceFile> {
  const files = new Map<string, ts.SourceFile>();
  for (const map of globSync(MAPS, { cwd: dist })) {
    const { sources, sourcesContent = [] } = JSON.parse(
      fs.readFileSync(path.join(dist, map), 'utf8'),
    ) as SourceMap;
    for (const [i, source] of sources.entries()) {
      const file = path.posix.join(directory, 'dist', path.posix.dirname(map), source);
      const text = sourcesContent[i];
      const isOwn = file.startsWith(`${directory}/src/`) && /\.tsx?$/.test(file);
      if (!text || !isOwn || files.has(file)) continue;
      files.set(file, ts.createSourceFile(file, text, PARSED));
    }
  }
  return files;
}

/** Lists what a source declares and exports, each with its first line. */
function exportedDeclarations(source: ts.SourceFile): { name: string; line: number }[] {
  const declared = new Map<string, number>();
  const exported = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.moduleSpecifier ? undefined : statement.exportClause;
      if (!clause || !ts.isNamedExports(clause)) continue;
      for (const { name } of clause.elements) exported.add(name.text);
      continue;
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const declarations = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as ts.DeclarationStatement];
    for (const { name } of declarations) {
      if (!name || !ts.isIdentifier(name)) continue;
      if (isExported) exported.add(name.text);
      const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
      if (!declared.has(name.text)) declared.set(name.text, line + 1);
    }
  }
  return [...declared]
    .filter(([name]) => exported.has(name))
    .map(([name, line]) => ({ name, line }));
}

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The address of a repository for browsers, and the folder of the package in it. */
function repositoryOf({
  name,
  repository,
}: Manifest): { url: string; directory: string } | undefined {
  const { url, directory } =
    typeof repository === 'string' ? { url: repository, directory: undefined } : (repository ?? {});
  const address = url && /github\.com\/[\w.-]+\/[\w.-]+?(?=\.git$|$)/.exec(url)?.[0];
  return address
    ? { url: `https://${address}`, directory: directory ?? `packages/${name.split('/').at(-1)}` }
    : undefined;
}

/**
 * Finds where exports are written: in the repository that their package names, at the tag of the
 * installed version, by the sources in the published source maps.
 *
 * - A name whose file the maps do not have is a type. Its file follows from that of its declaration, or
 *   from the comments in a bundle of declarations, and its line is not known.
 * - A type of another package leads to the newest declarations of that package.
 * - A package that is written in this repository leads to the folder of the published package of that
 *   name.
 */
export class SourceFinder {
  private readonly published = new Map<string, PublishedSources | undefined>();

  /** @param folder - absolute path of the folder that the packages are installed in */
  constructor(private readonly folder: string) {}

  /**
   * @param name - the export
   * @param owner - the package that exports it
   * @param declaredIn - the path of its declaration, from the package's name on
   * @returns an address, or `undefined` when the file is not known
   */
  find(name: string, owner: string, declaredIn: string): string | undefined {
    const home = packageOfFile(`/node_modules/${declaredIn}`) ?? owner;
    const isInstalled = fs.existsSync(path.join(this.folderOf(home), 'package.json'));
    if (!isInstalled) return this.ofPublishedNamesake(owner);
    if (home.startsWith('@types/')) return this.ofForeignTypes(home, declaredIn);
    return isFamily(home) ? this.sourcesOf(home)?.find(name, declaredIn) : undefined;
  }

  private folderOf = (name: string) => path.join(this.folder, 'node_modules', name);

  private sourcesOf(name: string): PublishedSources | undefined {
    if (!this.published.has(name)) {
      const folder = this.folderOf(name);
      const manifest = readManifest(folder);
      const repository = repositoryOf(manifest);
      this.published.set(
        name,
        repository &&
          new PublishedSources(
            (file) => `${repository.url}/blob/v${manifest.version}/${file}`,
            repository.directory,
            folder,
          ),
      );
    }
    return this.published.get(name);
  }

  private ofForeignTypes(name: string, declaredIn: string): string | undefined {
    const repository = repositoryOf(readManifest(this.folderOf(name)));
    const file = declaredIn.slice(name.length + 1);
    return repository && `${repository.url}/blob/HEAD/${repository.directory}/${file}`;
  }

  private ofPublishedNamesake(name: string): string | undefined {
    const repository = repositoryOf(readManifest(this.folderOf(CORE)));
    const { version } = readManifest(this.folderOf(name));
    const directory = `packages/${name.split('/').at(-1)}`;
    return repository && `${repository.url}/tree/v${version.replace(LOCAL, '')}/${directory}`;
  }
}
