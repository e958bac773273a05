import fs from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import { globSync } from 'tinyglobby';
import { CORE, packageOf, TAILWIND } from '../../../src/sandbox/packages';
import { folderOf } from './installed';

/** A stylesheet that code in the preview can import. */
export interface BundledStyle {
  /** The name that code imports. */
  module: string;
  css: string;
  /** The files that were read, by path from the root folder. */
  inputs: string[];
}

/** The folder of the UI libraries of the demos, whose stylesheets templates contain. */
const UI_LIBRARIES = 'src/components/uiLibraries';

const IMPORTED = /@import "([^".][^"]*)"/g;

/** The stylesheets of packages that the templates import. */
function importedStyles(root: string): string[] {
  const files = globSync(`${UI_LIBRARIES}/*/*.css`, { cwd: root });
  const names = files.flatMap((file) =>
    [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTED)].map(([, name]) => name),
  );
  return [...new Set(names as string[])].filter((name) => packageOf(name) !== CORE);
}

/** Everything that a stylesheet loads is inside of it: the preview has no network. */
async function bundle(file: string, module: string): Promise<BundledStyle> {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    loader: { '.woff2': 'dataurl', '.woff': 'empty', '.svg': 'dataurl' },
  });
  return { module, css: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

/** Compiles the stylesheet of a template that is written with Tailwind CSS. */
async function compileTailwind(root: string): Promise<BundledStyle[]> {
  const configs = globSync(`${UI_LIBRARIES}/*/*.tailwind.cjs`, { cwd: root, absolute: true });
  return Promise.all(
    configs.map(async (config) => {
      const from = config.replace(/\.tailwind\.cjs$/, '.css');
      // What it imports is among the template's files.
      const rules = fs.readFileSync(from, 'utf8').replace(/@import [^;]*;/g, '');
      const compiled = await postcss([tailwindcss({ config })]).process(rules, { from });
      const { code } = await esbuild.transform(compiled.css, { loader: 'css', minify: true });
      return { module: TAILWIND, css: code, inputs: [] };
    }),
  );
}

/**
 * Bundles the stylesheets that code in the preview can import: those of the library, those that the
 * templates import, and the compiled stylesheet of the template that uses Tailwind CSS.
 *
 * @param root - the root folder of the site
 * @param from - the folder in which a version of the library is installed
 */
export async function bundleStyles(root: string, from: string): Promise<BundledStyle[]> {
  const core = folderOf(CORE, from) as string;
  const own = globSync('dist/*.css', { cwd: core }).map((file) =>
    bundle(path.join(core, file), `${CORE}/${file}`),
  );
  const imported = importedStyles(root).map((name) => {
    const folder = folderOf(packageOf(name), root);
    if (!folder) throw new Error(`A template imports "${name}", whose package is not installed.`);
    return bundle(path.join(folder, name.slice(packageOf(name).length + 1)), name);
  });
  return [...(await Promise.all([...own, ...imported])), ...(await compileTailwind(root))];
}
