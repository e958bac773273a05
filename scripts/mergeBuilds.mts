import { parseArgs } from 'node:util';
import { mergeAssets } from './publishedAssets.mjs';

/** Adds the hashed assets of earlier builds to `build/`; deploy/README.md says what for. */
function merge(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      builds: { type: 'string', default: '10' },
      days: { type: 'string', default: '30' },
    },
  });
  const [kept, ...others] = positionals;
  if (!kept || others.length > 0) {
    throw new Error('Name the folder that keeps the assets: "npm run builds:merge -- ../kept".');
  }
  const count = (name: 'builds' | 'days') => {
    const value = values[name];
    if (!/^[1-9]\d*$/.test(value)) {
      throw new Error(`--${name} must be a number such as 10, not "${value}".`);
    }
    return Number(value);
  };
  const retention = { builds: count('builds'), days: count('days') };
  const { added, removed, builds } = mergeAssets('build', kept, retention);
  console.log(
    `build/ has the assets of ${builds} builds: ${added} files were added, and ${removed} outdated ones removed from ${kept}.`,
  );
}

try {
  merge();
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
