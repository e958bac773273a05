/**
 * Runs blocks in a worker thread. Compiled on the fly and started without the loader of the checker
 * itself, so that packages load just as they do for a reader.
 */
import { Console } from 'node:console';
import Module, { createRequire, SourceMap } from 'node:module';
import path from 'node:path';
import { Writable } from 'node:stream';
import { formatWithOptions } from 'node:util';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Job, Outcome, Printed } from './job.mjs';

/** The parts of Node's module loader that the runner changes. */
interface Loader {
  _load(request: string, parent: NodeJS.Module | undefined, isMain: boolean): unknown;
  _resolveFilename(request: string, parent: NodeJS.Module | undefined, ...rest: unknown[]): string;
  _nodeModulePaths(folder: string): string[];
  _extensions: Record<string, (module: NodeJS.Module, file: string) => void>;
}
type Compile = (script: string, file: string) => void;

interface WorkerData {
  /** Number and start time of the current job, for the watchdog in the main thread. */
  clock: Float64Array;
  workspacePackages: Record<string, readonly string[]>;
  typescript: string;
}

const { clock, workspacePackages, typescript } = workerData as WorkerData;
const loader = Module as unknown as Loader;

let stdout = '';
const capture = new Writable({
  write(chunk, _encoding, done) {
    stdout += String(chunk);
    done();
  },
});
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
globalThis.console = new Console({ stdout: capture, stderr: nowhere, colorMode: false });
process.stdout.write = (chunk: string | Uint8Array) => capture.write(chunk);
process.stderr.write = () => true;

/** The version's folder of the current job. */
let folder = '';

const ASSET = /\.(?:css|scss|sass|less|svg|png)$/;
const OWN_PACKAGE = /^(?:react-querybuilder|@react-querybuilder\/[^/]+)(?=\/|$)/;

const load = loader._load;
loader._load = (request, parent, isMain) =>
  ASSET.test(request) ? {} : load.call(loader, request, parent, isMain);

const resolveFilename = loader._resolveFilename;
loader._resolveFilename = (request, parent, ...rest) => {
  const name = OWN_PACKAGE.exec(request)?.[0];
  if (!name) return resolveFilename.call(loader, request, parent, ...rest);
  // A package of this repository is not inside the version's folder, but uses its packages.
  const inside = parent?.filename?.startsWith(folder) || parent?.filename?.includes('node_modules');
  const found = inside
    ? resolveFilename.call(loader, request, parent, ...rest)
    : createRequire(path.join(folder, 'package.json')).resolve(request);
  if (!found.startsWith(folder) && !workspacePackages[folder]?.includes(name)) {
    throw new Error(`${name} is not installed in ${folder}`);
  }
  return found;
};

// The packages of this repository are TypeScript.
for (const ending of ['.ts', '.tsx']) {
  loader._extensions[ending] = (module, file) => {
    const ts = createRequire(typescript)(typescript) as typeof import('typescript');
    const { outputText } = ts.transpileModule(ts.sys.readFile(file) ?? '', {
      fileName: file,
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    (module as NodeJS.Module & { _compile: Compile })._compile(outputText, file);
  };
}

// Node does not list WebAssembly that is being compiled among its active resources.
let compiling = 0;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = (async (...args: Parameters<typeof instantiate>) => {
  compiling += 1;
  try {
    return await instantiate(...args);
  } finally {
    compiling -= 1;
  }
}) as typeof instantiate;

/** Waits until everything that the block started has finished: timers, files, sockets, promises. */
async function waitForPending(): Promise<void> {
  const pendingRequests = () =>
    process
      .getActiveResourcesInfo()
      .some((type) => !/^(?:MessagePort|TTYWrap|PipeWrap|CloseReq)$/.test(type));
  do await new Promise((resolve) => setImmediate(resolve));
  while (compiling > 0 || pendingRequests());
}

/** Finds where in the block an error was thrown. */
function findPosition(error: unknown, job: Job): { line?: number; column?: number } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.split('\n').find((line) => line.includes(job.main));
  const match = at && /:(\d+):(\d+)\)?$/.exec(at);
  const map = job.modules[job.main]?.map;
  if (!match || !map) return {};
  const entry = new SourceMap(JSON.parse(map)).findEntry(
    Number(match[1]) - 1,
    Number(match[2]) - 1,
  );
  return 'originalLine' in entry ? { line: entry.originalLine, column: entry.originalColumn } : {};
}

/** A component of a module: its default export, or otherwise the last export with a component name. */
function findComponent(exports: Record<string, unknown>): unknown {
  const named = Object.keys(exports).filter((name) => /^[A-Z]/.test(name));
  return exports.default ?? exports[named.at(-1) ?? ''];
}

async function run(job: Job): Promise<Outcome> {
  folder = job.folder + path.sep;
  stdout = '';
  const outcome: Outcome = { printed: Array.from({ length: job.stated }), stdout: '' };
  const starts = new Map<number, number>();
  let last = 0;
  let own = 0;
  const marks = {
    own: () => {
      own = stdout.length;
      last = own;
    },
    begin: (id: number) => {
      starts.set(id, stdout.length);
    },
    end: (id: number, value?: unknown) => {
      const before = outcome.printed[id];
      const printed: Printed = {
        byStatement: (before?.byStatement ?? '') + stdout.slice(starts.get(id) ?? 0),
        sinceLast: (before?.sinceLast ?? '') + stdout.slice(last),
      };
      if (value !== undefined) printed.value = `${formatWithOptions({ colors: false }, value)}\n`;
      outcome.printed[id] = printed;
      last = stdout.length;
    },
  };
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const loadBlock = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const source = job.modules[file];
    if (!source) throw new Error(`The runner has no module ${file}`);
    const module = { exports: {} as Record<string, unknown> };
    loaded.set(file, module);
    const packages = createRequire(path.join(job.folder, 'package.json'));
    const require = (request: string): unknown => {
      const imported = source.imports[request];
      if (imported) return loadBlock(imported);
      return ASSET.test(request) ? {} : packages(request);
    };
    const params = ['exports', 'require', 'module', '__docsChecker'];
    const start = vm.compileFunction(source.script, params, { filename: file });
    start(module.exports, require, module, marks);
    return module.exports;
  };
  try {
    const exports = loadBlock(job.main);
    await waitForPending();
    const component = findComponent(exports);
    const unreached = outcome.printed.includes(undefined);
    if (component && (job.returnsMarkup || unreached)) {
      const packages = createRequire(path.join(job.folder, 'package.json'));
      const { createElement } = packages('react') as typeof import('react');
      const server = packages('react-dom/server') as typeof import('react-dom/server');
      const type = component as Parameters<typeof createElement>[0];
      outcome.markup = server.renderToStaticMarkup(createElement(type));
      await waitForPending();
    }
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    outcome.failure = { message, ...findPosition(error, job) };
  }
  outcome.stdout = stdout.slice(own);
  return outcome;
}

process.on('unhandledRejection', (error) => {
  throw error;
});

// Messages arrive together; the blocks behind them must not share a console.
let queue = Promise.resolve();
parentPort?.on('message', ({ number, job }: { number: number; job: Job }) => {
  queue = queue.then(async () => {
    clock[1] = Date.now();
    clock[0] = number;
    const outcome = await run(job);
    clock[0] = -1;
    parentPort?.postMessage({ number, outcome });
  });
});
