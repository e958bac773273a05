import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { firstScripts } from '../plugins/framework/first-scripts/firstScripts';
import { copySite, type SiteCopy } from '../tests/e2e/support/siteCopy';

/**
 * Measures what more pages cost: builds a small copy of the site with generated guides, and again with ten times as
 * many, and compares the first scripts, one page, the time and the memory of the build.
 *
 * Usage: `npm run models:make && npm run bench:growth`
 */

/** Generated guides; each group of them has a sidebar of its own, as each version of the reference has. */
const SIZES = [100, 1000] as const;
const PAGES_PER_SIDEBAR = 50;

const MEBIBYTE = 1024 ** 2;
const SAMPLE_MILLISECONDS = 250;

/** What a build of one size costs. */
interface Cost {
  entryBytes: number;
  scriptBytes: number;
  htmlBytes: number;
  secondsOf: Record<string, number>;
  peakMebibytes: number;
  pages: number;
}

/** The text of a generated guide: headings, prose, a table and code, as guides have. */
function guide(number: number): string {
  const sections = Array.from(
    { length: 8 },
    (_, section) => `## Part ${section} of guide ${number}

A rule of this part compares the field \`field${number}\` with ${section + number}. A group has such rules, and
joins them with \`and\` or \`or\`. The text of each generated guide differs in its numbers only, and is as long
as that of a short guide.

| Property | Value |
| --- | --- |
| Field | \`field${number}\` |
| Section | ${section} |

\`\`\`ts
const rule${section} = { field: 'field${number}', operator: '=', value: ${section} };
\`\`\`
`,
  );
  return `# Generated guide ${number}\n\nThe beginning of guide ${number}.\n\n${sections.join('\n')}`;
}

/** Adds generated guides, and a sidebar for each group of them, to the unreleased version of a copy. */
function addGuides(site: SiteCopy, count: number): void {
  const sidebars: Record<string, string[]> = {};
  for (let number = 0; number < count; number += 1) {
    const group = `group-${Math.floor(number / PAGES_PER_SIDEBAR)}`;
    const id = `${group}/guide-${number}`;
    site.write(`docs/${id}.mdx`, guide(number));
    sidebars[group] = [...(sidebars[group] ?? []), id];
  }
  const { mySidebar } = JSON.parse(site.read('sidebars.ts').replace(/^export default |;\n$/g, ''));
  site.write('sidebars.ts', `export default ${JSON.stringify({ mySidebar, ...sidebars })};\n`);
}

/** The memory of this process' descendants, in bytes. */
function descendantsMemory(): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const sum = (parent: number): number =>
    rows
      .filter(([, ppid]) => ppid === parent)
      .reduce((total, [pid, , kibibytes]) => total + kibibytes * 1024 + sum(pid), 0);
  return sum(process.pid);
}

const gzipped = (site: SiteCopy, files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(site.read(`build/${file}`)).length, 0);

async function costOf(count: number): Promise<Cost> {
  const site = copySite();
  try {
    addGuides(site, count);
    let peak = 0;
    const timer = setInterval(() => {
      peak = Math.max(peak, descendantsMemory());
    }, SAMPLE_MILLISECONDS);
    const built = await site.build();
    clearInterval(timer);
    if (built.exitCode !== 0) throw new Error(built.output.slice(-2000));

    const page = 'docs/next/group-0/guide-1.html';
    const html = site.read(`build/${page}`);
    const scripts = firstScripts(html).map((address) => address.replace(/^\//, ''));
    const report = JSON.parse(site.read('.cache/build-report.json')) as {
      stages: { name: string; seconds: number }[];
    };
    return {
      entryBytes: gzipped(
        site,
        scripts.filter((file) => /\/(?:runtime~)?main\./.test(file)),
      ),
      scriptBytes: gzipped(site, scripts),
      htmlBytes: gzipped(site, [page]),
      secondsOf: Object.fromEntries(report.stages.map(({ name, seconds }) => [name, seconds])),
      peakMebibytes: peak / MEBIBYTE,
      pages: globSync('**/*.html', { cwd: site.path('build') }).length,
    };
  } finally {
    site.remove();
  }
}

const costs: Cost[] = [];
for (const count of SIZES) costs.push(await costOf(count));
const [few, many] = costs as [Cost, Cost];

const percent = (one: number, other: number) => `${(((other - one) / one) * 100).toFixed(1)} %`;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2);
const perPage = ({ secondsOf, pages }: Cost) => ((secondsOf.Site ?? 0) / pages) * 1000;
const row = (read: (cost: Cost) => number, show: (value: number) => string) => ({
  [`${few.pages} pages`]: show(read(few)),
  [`${many.pages} pages`]: show(read(many)),
  growth: percent(read(few), read(many)),
});
console.table({
  'First scripts of all pages (KB)': row(({ entryBytes }) => entryBytes, kilobytes),
  'Scripts of a guide (KB)': row(({ scriptBytes }) => scriptBytes, kilobytes),
  'HTML of a guide (KB)': row(({ htmlBytes }) => htmlBytes, kilobytes),
  'Stage “Site”, per page (ms)': row(perPage, (value) => value.toFixed(0)),
  'Memory at most (MB)': row(
    ({ peakMebibytes }) => peakMebibytes,
    (value) => value.toFixed(0),
  ),
});
