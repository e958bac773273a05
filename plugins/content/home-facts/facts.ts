import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import semver from 'semver';
import type { PackageFacts } from '../../../src/components/home/PackageFacts';

const require = createRequire(import.meta.url);

/** Reads the manifest of an installed package. */
export const manifestOf = (name: string) =>
  require(`${name}/package.json`) as {
    version: string;
    license: string;
    peerDependencies: Record<string, string>;
  };

/**
 * Measures what an application downloads for the package: its ES module with all dependencies but React,
 * minified and gzipped.
 *
 * @returns the size in bytes
 */
export async function measureSize(): Promise<number> {
  const { build } = await import('vite');
  const folder = path.dirname(require.resolve('react-querybuilder/package.json'));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'esbuild',
      lib: {
        entry: path.join(folder, 'dist/react-querybuilder.mjs'),
        formats: ['es'],
        fileName: 'bundle',
      },
      rollupOptions: { external: /^react(?:-dom)?(?:$|\/)/ },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunks = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}

/** Collects the facts. */
export async function collectFacts(): Promise<PackageFacts> {
  const { version, license, peerDependencies } = manifestOf('react-querybuilder');
  const typescript = manifestOf('typescript').version;
  return {
    version,
    size: await measureSize(),
    license,
    react: String(semver.minVersion(peerDependencies.react ?? '')?.major),
    typescript: typescript.split('.').slice(0, 2).join('.'),
  };
}
