import { SourceMap, type SourceMapPayload } from 'node:module';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { copySite } from '../tests/e2e/support/siteCopy';

/**
 * Measures what the first script of all pages, `main`, consists of: builds a small copy of the site with source maps,
 * and prints by how many bytes `main` would be smaller without each part.
 *
 * Usage: `npm run models:make && npm run bench:entry`
 */

/** What the source of a part matches; the first match counts. */
const PARTS: readonly (readonly [name: string, source: RegExp])[] = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'React Router and its history',
    /node_modules\/(?:react-router[\w-]*|history|resolve-pathname|value-equal|prop-types|tiny-\w+)\//,
  ],
  ['Docusaurus’ theme', /node_modules\/@docusaurus\/theme-|node_modules\/(?:clsx|nprogress)\//],
  ['Docusaurus’ docs plugin', /node_modules\/@docusaurus\/plugin-/],
  ['Docusaurus’ client', /node_modules\/(?:@docusaurus|react-loadable)\//],
  ['Configuration and global data', /\.docusaurus\//],
  ['The site’s plugins, with what they replace', /(?:^|\/)plugins\//],
  ['The site’s navigation bar, search button, loading and layout', /(?:^|\/)src\//],
];

const OTHER = 'What the bundler adds, and the rest';

const SOURCE_MAPS = `module.exports = () => ({
  name: 'source-maps',
  configureWebpack: (config, isServer) => (isServer ? {} : { devtool: 'hidden-source-map' }),
});
`;

const partOf = (source: string) => PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? OTHER;

/** The characters of a script, by the part that they come from; the lines of a minified script are few and long. */
function partsOfCharacters(script: string, map: SourceMap): string[] {
  return script.split('\n').flatMap((line, number) =>
    Array.from({ length: line.length + 1 }, (_, column) => {
      const entry = map.findEntry(number, column);
      return partOf('originalSource' in entry ? entry.originalSource : '');
    }),
  );
}

const site = copySite();
try {
  site.write('sourceMaps.cjs', SOURCE_MAPS);
  const config = site.read('docusaurus.config.ts');
  const place = '    bundlerCache,\n';
  if (!config.includes(place)) throw new Error('docusaurus.config.ts has no plugin bundlerCache.');
  site.write('docusaurus.config.ts', config.replace(place, `${place}    './sourceMaps.cjs',\n`));
  const built = await site.build();
  if (built.exitCode !== 0) throw new Error(built.output.slice(-2000));
  const [file] = globSync('build/assets/js/main.*.js', { cwd: site.path('.') });
  if (!file) throw new Error('The build has no script "main".');
  const script = site.read(file);
  const map = new SourceMap(JSON.parse(site.read(`${file}.map`)) as SourceMapPayload);
  const parts = partsOfCharacters(script, map);
  const total = gzipSync(script).length;
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const names = [...PARTS.map(([name]) => name), OTHER];
  const saved = names.map((name) => {
    const others = [...script].filter((_, index) => parts[index] !== name).join('');
    return { part: name, 'KB (gzip)': kilobytes(total - gzipSync(others).length) };
  });
  console.table([...saved, { part: 'All', 'KB (gzip)': kilobytes(total) }]);
} finally {
  site.remove();
}
