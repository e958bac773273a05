import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ProjectFiles } from '../../../src/sandbox/project';

const root = path.resolve(import.meta.dirname, '../../..');
// Vite is wherever the test runner finds it; the site itself does without.
const viteFolder = path.dirname(
  createRequire(createRequire(import.meta.url).resolve('vitest/package.json')).resolve(
    'vite/package.json',
  ),
);

/** The compiler that is written in Go: of what the other one takes to check all projects, it takes a third. */
const COMPILER = path.join(root, 'node_modules/typescript-7/bin/tsc');

/** A problem in a file, as the compiler prints it; its details follow in lines that are indented. */
const IN_FILE = /^(?<file>\S.*?)\(\d+,\d+\): error /;

/** A project to check. */
export interface CheckedProject {
  /** Its name, which no other project has, and which can name a folder. */
  name: string;
  files: ProjectFiles;
}

/** The options and sources that a project's own `tsconfig.json` names. */
function readConfig(folder: string) {
  const { config, error } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, folder);
}

/** Writes projects into a folder below the root, where their imports find the root's packages. */
function writeProjects(folder: string, projects: readonly CheckedProject[]): void {
  for (const { name, files } of projects) {
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(folder, name, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, content);
    }
  }
}

/** Compiles sources, and returns what the compiler prints: the problems, and the files that it has read. */
function compile(folder: string, config: string, sources: readonly string[]): string[] {
  const typeRoots = [path.dirname(viteFolder), path.join(root, 'node_modules/@types')];
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: config, compilerOptions: { typeRoots }, files: sources }),
  );
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [COMPILER, '--project', folder, '--pretty', 'false', '--listFiles'],
    { cwd: folder, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  );
  if (error) throw error;
  if (stderr) throw new Error(`The compiler failed: ${stderr}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Type-checks projects all at once, with the options of the first, so that the libraries are read once.
 *
 * @returns their options, general problems, and a function that lists the problems of a file
 */
export function checkProjects(projects: readonly CheckedProject[]) {
  const cache = path.join(root, '.cache');
  fs.mkdirSync(cache, { recursive: true });
  const folder = fs.mkdtempSync(path.join(cache, 'projects-'));
  try {
    writeProjects(folder, projects);
    const configs = projects.map(({ name }) => readConfig(path.join(folder, name)));
    const [first] = projects;
    if (!first) throw new Error('There is no project.');
    const sources = configs.flatMap(({ fileNames }) => fileNames);
    const lines = compile(folder, `./${first.name}/tsconfig.json`, sources);

    const read = new Set(lines);
    const general: string[] = [];
    const problems = new Map<string, string[]>();
    let current = general;
    for (const line of lines) {
      if (path.isAbsolute(line)) continue;
      const { file } = IN_FILE.exec(line)?.groups ?? {};
      if (file !== undefined) {
        current = problems.get(file) ?? [];
        problems.set(file, current);
      } else if (/^error /.test(line)) {
        current = general;
      }
      current.push(line);
    }
    return {
      options: configs[0]?.options ?? {},
      configs,
      general,
      problemsOf: (name: string, file: string): string[] =>
        read.has(path.join(folder, name, file))
          ? (problems.get(path.join(name, file)) ?? [])
          : [`${name}/${file} is not checked`],
    };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
