import fs from 'node:fs';
import path from 'node:path';
import type { ApiVersion } from '../config/apiVersions';
import { SITE_PACKAGES } from '../packageModel';
import type { Export, Package } from '../packageModel/types';

const FOLDER = path.join(process.cwd(), 'api-extractor');

/** What TypeDoc reads. */
export interface TypedocInput {
  /** One file for each package. */
  entryPoints: string[];
  tsconfig: string;
}

/**
 * Returns the absolute path of a package's entry file.
 *
 * @param name - the package's public name
 */
export const entryFile = (name: string): string => path.join(FOLDER, 'entries', `${name}.ts`);

/**
 * Gives TypeDoc the packages of a version of the reference.
 *
 * The entry files of this folder are for the packages of the root folder. For those of `versions/`,
 * entry files with the same comments are written, which export the names of the package model.
 *
 * @param version - the version of the reference
 * @param packages - the models of its packages
 */
export function typedocInput(version: ApiVersion, packages: readonly Package[]): TypedocInput {
  if (version.packages === SITE_PACKAGES) {
    return {
      entryPoints: packages.map(({ name }) => entryFile(name)),
      tsconfig: path.join(FOLDER, 'tsconfig.json'),
    };
  }
  const folder = path.join(process.cwd(), '.cache/apiEntries', version.major);
  fs.rmSync(folder, { recursive: true, force: true });
  const entryPoints = packages.map((each) => {
    const file = path.join(folder, `${each.name}.ts`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, entryText(each));
    return file;
  });
  const tsconfig = path.join(folder, 'tsconfig.json');
  const paths = Object.fromEntries(
    packages.flatMap((each) => declarationFiles(each, path.resolve(version.packages))),
  );
  const settings = {
    extends: path.join(process.cwd(), 'tsconfig.json'),
    compilerOptions: { noEmit: true, types: [], baseUrl: '.', paths },
    include: ['.'],
    exclude: [],
  };
  fs.writeFileSync(tsconfig, JSON.stringify(settings));
  return { entryPoints, tsconfig };
}

/** The comment of the package's entry file, and the names that each of its entry points adds. */
function entryText({ name, entryPoints, exports }: Package): string {
  const [comment = ''] = fs.readFileSync(entryFile(name), 'utf8').split(/(?<=\*\/)/);
  const statements = entryPoints.flatMap((entryPoint) => {
    const own = exports.filter((exported) => exported.entryPoints[0] === entryPoint);
    const originals = own.filter((exported) => !originalOf(exported, own));
    const names = originals.map((exported) => exported.name).join(', ');
    const others = own.flatMap((exported) => {
      const original = originalOf(exported, own)?.name;
      if (!original) return [];
      return [
        `import type { ${original} as ${original}Original } from '${entryPoint}';`,
        `export interface ${exported.name} extends ${original}Original {}`,
      ];
    });
    return names ? [`export { ${names} } from '${entryPoint}';`, ...others] : [];
  });
  return [comment, ...statements, ''].join('\n');
}

/**
 * The interface that is exported by another name, too. TypeDoc documents such an interface only once, so
 * that the other names become interfaces of their own.
 */
function originalOf(exported: Export, own: readonly Export[]): Export | undefined {
  const { kind, file, description, members } = exported;
  if (kind !== 'interface' || !description) return undefined;
  const same = own.find(
    (each) =>
      each.kind === kind &&
      each.file === file &&
      each.description === description &&
      JSON.stringify(each.members) === JSON.stringify(members),
  );
  return same === exported ? undefined : same;
}

/** The declarations that an entry in the `exports` of a `package.json` names. */
function typesOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return /\.d\.m?ts$/.test(entry) ? entry : undefined;
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { import: imported, types } = entry as Record<string, unknown>;
  return typesOf(imported) ?? typesOf(types);
}

function declarationFiles({ name, entryPoints }: Package, root: string): [string, string[]][] {
  const folder = path.join(root, 'node_modules', name);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
    types?: string;
  };
  return entryPoints.map((entryPoint) => {
    const file = typesOf(manifest.exports?.[`.${entryPoint.slice(name.length)}`]) ?? manifest.types;
    return [entryPoint, [path.join(folder, file ?? 'index.d.ts')]];
  });
}
