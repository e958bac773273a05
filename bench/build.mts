import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Folders that the build and its tools keep from one run to the next. */
const KEPT_FOLDERS = [
  '.cache',
  '.docusaurus',
  'api',
  'api_versioned_docs',
  'build',
  'node_modules/.cache',
];

interface Stage {
  name: string;
  seconds: number;
}

/** Builds the site and reads how long each stage took. */
function build(): Stage[] {
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const report = JSON.parse(fs.readFileSync('.cache/build-report.json', 'utf8')) as {
    stages: Stage[];
  };
  return report.stages;
}

for (const folder of KEPT_FOLDERS) fs.rmSync(folder, { recursive: true, force: true });
const cold = build();
const warm = build();
const total = (stages: Stage[]) => stages.reduce((sum, { seconds }) => sum + seconds, 0);

console.table(
  Object.fromEntries([
    ...cold.map(({ name, seconds }, index) => [
      name,
      { 'cold (s)': seconds, 'warm (s)': warm[index]?.seconds },
    ]),
    ['all', { 'cold (s)': total(cold).toFixed(1), 'warm (s)': total(warm).toFixed(1) }],
  ]),
);
