import type { ComponentType, ReactNode } from 'react';
import {
  CONSOLE_LEVELS,
  FRAME_READY,
  FRAME_START,
  type FrameReport,
  type FrameRequest,
  type PackageCode,
  type PackageModules,
  type RunProblem,
  SOURCE_PREFIX,
} from './messages';
import { printConsoleValue } from './printValue';

type Exports = Record<string, unknown>;
type Factory = (
  require: (name: string) => unknown,
  exports: Exports,
  module: { exports: Exports },
) => void;
type RunRequest = Extract<FrameRequest, { type: 'run' }>;

/** What scripts that the frame adds to its page call. */
interface FrameGlobals {
  sandboxPackages: Record<string, Factory>;
  sandboxModules: Record<string, Factory>;
  /** Stops code that has run for too long. Each loop and each function calls it. */
  sandboxGuard: (module: string, line: number) => void;
}

/** How long the code of one task may run, in milliseconds. */
const TASK_LIMIT = 3000;

/** The most console messages of one run that are reported. */
const MAX_MESSAGES = 500;

/** Runs the code that the page sends, and reports what happens. */
export function startFrame(): void {
  const { parent } = window;
  addEventListener('message', function start({ source, data, ports: [port] }) {
    if (source !== parent || data !== FRAME_START || !port) return;
    removeEventListener('message', start);
    listen(port);
  });
  // Code that goes elsewhere before the page has loaded would take the place of that load, which the parent awaits.
  addEventListener('load', () => parent.postMessage(FRAME_READY, '*'));
}

function listen(port: MessagePort): void {
  const globals = window as unknown as FrameGlobals;
  globals.sandboxPackages = {};
  const send = port.postMessage.bind(port);
  let current: Run | undefined;
  let run = 0;
  const report = (message: FrameReport) => send(message);

  const reported = new Set<unknown>();
  const reportError = (error: unknown, place?: Omit<RunProblem, 'message'>) => {
    // React reports an error that a component throws to the window, and then to the boundary.
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return;
      reported.add(error);
    }
    report({ type: 'problem', run, message: messageOf(error), ...(place ?? placeOf(error)) });
  };

  let messages = 0;
  for (const level of CONSOLE_LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      original(...values);
      messages += 1;
      if (messages > MAX_MESSAGES + 1) return;
      const text =
        messages > MAX_MESSAGES
          ? `The console shows the first ${MAX_MESSAGES} messages.`
          : formatMessage(values);
      report({ type: 'console', run, level, text });
    };
  }
  addEventListener('error', ({ error, message, filename, lineno }) => {
    const [, module] = new RegExp(`${SOURCE_PREFIX}(.+)$`).exec(filename) ?? [];
    reportError(error ?? message, module ? { module, line: lineno } : undefined);
  });
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  globals.sandboxGuard = taskGuard();

  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    report({ type: 'height', run, height });
  }).observe(document.documentElement);

  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    if (data.type === 'ping') report({ type: 'pong', ping: data.ping });
    if (data.type === 'prepare') preparePackages(data);
    if (data.type !== 'run') return;
    run = data.run;
    messages = 0;
    reported.clear();
    current?.end();
    current = new Run(data, globals, reportError);
    current.start(() => report({ type: 'rendered', run: data.run }));
  };
}

/** Console messages can have a template as their first value, as those of React do. */
function formatMessage([first, ...others]: unknown[]): string {
  let rest = others;
  const text =
    typeof first === 'string'
      ? first.replace(/%[sdifoOc]/g, (placeholder) => {
          if (rest.length === 0) return placeholder;
          const [value, ...left] = rest;
          rest = left;
          return placeholder === '%c' ? '' : printConsoleValue(value);
        })
      : printConsoleValue(first);
  return [text, ...rest.map((value) => printConsoleValue(value))].join(' ');
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : printConsoleValue(error);

/** The first module of the reader in the stack of an error. */
function placeOf(error: unknown): Omit<RunProblem, 'message'> {
  if (error instanceof MissingExportError) return error.place;
  if (!(error instanceof Error)) return {};
  const found = new RegExp(`${SOURCE_PREFIX}([^\\s():]+):(\\d+)`).exec(error.stack ?? '');
  return found ? { module: found[1], line: Number(found[2]) } : {};
}

/**
 * Stops the code of a task that does not end, and of microtasks, which belong to the task: browsers may run the
 * frame in the process of the page around it.
 */
function taskGuard(): FrameGlobals['sandboxGuard'] {
  const { port1, port2 } = new MessageChannel();
  const now = performance.now.bind(performance);
  let start: number | undefined;
  port1.onmessage = () => {
    start = undefined;
  };
  return (module, line) => {
    if (start === undefined) {
      start = now();
      port2.postMessage(undefined);
    } else if (now() - start > TASK_LIMIT) {
      throw new EndlessCodeError(
        `The code ran for more than ${TASK_LIMIT / 1000} seconds and was stopped in ${module}, line ${line}. Make sure that it ends.`,
      );
    }
  };
}

class EndlessCodeError extends Error {
  override name = 'Endless code';
}

/** Code uses an export that a package does not have, of which the browser would say that it is undefined. */
class MissingExportError extends Error {
  override name = 'Not available';

  constructor(
    message: string,
    readonly place: Omit<RunProblem, 'message'>,
  ) {
    super(message);
  }
}

/** Adds a script to the page, which runs it at once. */
function runScript(code: string): void {
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  script.remove();
}

interface ReactModules {
  react: typeof import('react');
  client: typeof import('react-dom/client');
}

/** One run of the reader's code. */
class Run {
  private readonly loaded = new Map<string, Exports>();
  private readonly styles: HTMLStyleElement[] = [];
  private root: ReturnType<ReactModules['client']['createRoot']> | undefined;

  constructor(
    private readonly request: RunRequest,
    private readonly globals: FrameGlobals,
    private readonly reportError: (error: unknown) => void,
  ) {}

  start(onRendered: () => void): void {
    const { packages, modules, entry } = this.request;
    try {
      addPackages(packages);
      this.globals.sandboxModules = {};
      for (const { name, code } of modules) {
        runScript(
          `sandboxModules[${JSON.stringify(name)}]=function(require,exports,module){${code}\n}\n//# sourceURL=${SOURCE_PREFIX}${name}`,
        );
      }
      const App = this.load(entry).default;
      if (typeof App !== 'function' && (typeof App !== 'object' || App === null)) {
        throw new TypeError(
          `${entry} has no component as its default export. Write "export default function App() { … }".`,
        );
      }
      this.render(App as ComponentType, onRendered);
    } catch (error) {
      this.reportError(error);
    }
  }

  end(): void {
    try {
      this.root?.unmount();
    } catch (error) {
      this.reportError(error);
    }
    for (const style of this.styles) style.remove();
    document.body.replaceChildren();
  }

  private render(App: ComponentType, onRendered: () => void): void {
    const { packageModules } = this.request;
    const react = loadPackage('react', packageModules) as unknown as ReactModules['react'];
    const client = loadPackage(
      'react-dom/client',
      packageModules,
    ) as unknown as ReactModules['client'];
    const { createElement, useEffect } = react;
    const Boundary = errorBoundary(react, this.reportError);
    const Rendered = ({ children }: { children: ReactNode }) => {
      useEffect(onRendered, []);
      return children;
    };
    const container = document.createElement('div');
    container.id = 'root';
    document.body.replaceChildren(container);
    this.root = client.createRoot(container);
    this.root.render(
      createElement(Boundary, null, createElement(Rendered, null, createElement(App))),
    );
  }

  private load(name: string): Exports {
    const known = this.loaded.get(name);
    if (known) return known;
    const factory = this.globals.sandboxModules[name];
    // The browser has already reported the syntax error.
    if (!factory) throw new SyntaxError(`${name} could not be read.`);
    const module = { exports: {} as Exports };
    this.loaded.set(name, module.exports);
    factory((imported) => this.import(name, imported), module.exports, module);
    this.loaded.set(name, module.exports);
    return module.exports;
  }

  private import(from: string, imported: string): unknown {
    const found = this.request.resolved[from]?.[imported];
    if (!found) throw new Error(`${from} imports "${imported}", which is not available.`);
    if (found.kind === 'module') return this.load(found.name);
    if (found.kind === 'package') {
      const exports = loadPackage(found.name, this.request.packageModules);
      this.checkUses(from, imported, exports);
      return exports;
    }
    this.addStyle(found.name);
    return {};
  }

  private checkUses(from: string, imported: string, exports: Exports): void {
    const { modules, packageModules, version } = this.request;
    const missing = modules
      .find(({ name }) => name === from)
      ?.uses.find(({ module, name }) => module === imported && !(name in exports));
    if (!missing) return;
    const { name, line } = missing;
    const entry = `${imported}/${name}`;
    const advice = Object.hasOwn(packageModules, entry) ? ` Import it from "${entry}".` : '';
    const where = /^@?react-querybuilder\b/.test(imported) ? ` in version ${version}` : '';
    throw new MissingExportError(`"${imported}" has no export "${name}"${where}.${advice}`, {
      module: from,
      line,
    });
  }

  private addStyle(name: string): void {
    if (this.styles.some(({ dataset }) => dataset.name === name)) return;
    const style = document.createElement('style');
    style.dataset.name = name;
    style.textContent = this.request.styles[name] ?? '';
    document.head.append(style);
    this.styles.push(style);
  }
}

/** The modules of the files of packages that were loaded, which stay from run to run. */
const packageExports = new Map<string, Exports>();

function addPackages(packages: readonly PackageCode[]): void {
  for (const { code } of packages) runScript(code);
}

function loadPackage(module: string, packageModules: PackageModules): Exports {
  const file = packageModules[module] ?? '';
  const factory = (window as unknown as FrameGlobals).sandboxPackages[file];
  if (!factory) throw new Error(`The file of "${module}" could not be loaded.`);
  const cached = packageExports.get(file) ?? {};
  if (!packageExports.has(file)) {
    packageExports.set(file, cached);
    const loaded: { exports: Exports } = { exports: {} };
    factory((name) => loadPackage(name, packageModules), loaded.exports, loaded);
    Object.assign(cached, loaded.exports.modules);
  }
  return asModule(cached[module] as object);
}

function preparePackages(request: Extract<FrameRequest, { type: 'prepare' }>): void {
  addPackages(request.packages);
  for (const module of request.modules) loadPackage(module, request.packageModules);
}

const wrapped = new WeakMap<object, Exports>();

/** Compiled code reads `default` only from what says that it was an ES module. */
function asModule(exports: object): Exports {
  const known = wrapped.get(exports);
  if (known) return known;
  const module = Object.create(null, {
    ...Object.getOwnPropertyDescriptors(exports),
    __esModule: { value: true },
  }) as Exports;
  wrapped.set(exports, module);
  return module;
}

/** Shows the error of a component in its place. */
function errorBoundary(
  { Component, createElement }: ReactModules['react'],
  onError: (error: unknown) => void,
): ComponentType<{ children?: ReactNode }> {
  return class Boundary extends Component<{ children?: ReactNode }, { error?: unknown }> {
    override state: { error?: unknown } = {};

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    override componentDidCatch(error: unknown) {
      onError(error);
    }

    override render() {
      const { error } = this.state;
      if (!('error' in this.state)) return this.props.children;
      return createElement('pre', { role: 'alert', className: 'sandbox-error' }, messageOf(error));
    }
  };
}
