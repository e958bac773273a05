import { fetchHashed } from '../codeLoading/fetchHashed';
import { Compiler } from './compiler/compileInWorker';
import {
  type ConsoleLevel,
  FRAME_READY,
  FRAME_START,
  type FrameReport,
  type FrameRequest,
  type PackageCode,
  parseReport,
} from './frame/messages';
import { isModule, joinStyles, type LinkedModules, linkModules, RUNTIME } from './linkModules';
import { CORE, filesOf, type PreviewPackages, type PreviewVersion } from './packages';
import type { SandboxProblem } from './problems';
import type { ProjectFiles } from './project';
import { needsStoredFrame } from './storedFrame';

/** What the preview does: `stopped` needs a new frame, which the next run makes. */
export type PreviewStatus = 'waiting' | 'running' | 'rendered' | 'failed' | 'stopped';

/** A line of the console. */
export interface ConsoleLine {
  level: ConsoleLevel;
  text: string;
}

/** What the preview reports to the page. */
export interface PreviewEvents {
  onStatus: (status: PreviewStatus) => void;
  /** All problems of the current run. */
  onProblems: (problems: SandboxProblem[]) => void;
  /** All console lines of the current run. */
  onConsole: (lines: ConsoleLine[]) => void;
  /** The height of what is rendered, in pixels. */
  onHeight?: (height: number) => void;
}

/** How long typing pauses before the code runs, in milliseconds. */
export const RUN_DELAY = 100;

/** How often the frame is asked whether it responds, and after how many questions it is given up. */
const PING_INTERVAL = 1000;
const MAX_UNANSWERED = 8;

/** How long the page of the frame may take to start after it was loaded, in milliseconds. */
const START_LIMIT = 5000;

/** The problems and console lines of one run that are kept. */
const MAX_PROBLEMS = 50;
const MAX_LINES = 500;

interface Connection {
  element: HTMLIFrameElement;
  port: MessagePort;
  /** The files of packages that the frame has received. */
  received: Set<string>;
}

/**
 * Runs code in a frame with an origin of its own, which reaches neither this site's storage nor its
 * document, and has no network.
 */
export class Preview {
  private readonly compiler = new Compiler();
  private readonly files = new Map<string, Promise<string>>();
  private connection: Promise<Connection> | undefined;
  private disconnect: () => void = () => {};
  private timer: ReturnType<typeof setInterval> | undefined;
  private run = 0;
  /** The files of React and of the library in the frame. */
  private runBuild: string | undefined;
  /** Files that the next run of edited code needs. */
  private neededForEdits: string[] = [];
  private unanswered = 0;
  private problems: SandboxProblem[] = [];
  private lines: ConsoleLine[] = [];

  /**
   * @param container - the element that the frame is put into
   * @param packages - what the build published
   * @param events - see {@link PreviewEvents}
   */
  constructor(
    private readonly container: HTMLElement,
    private readonly packages: PreviewPackages,
    private readonly events: PreviewEvents,
  ) {}

  /**
   * Compiles code and runs it. A later call replaces one that has not finished. Code with an error that
   * is found before it runs leaves the previous run in place.
   *
   * @param files - all files of the reader, by name
   * @param version - the major version of the library
   * @param isPublished - whether the code is as the site published it: then it runs with the production build
   *   of React and of the library, which starts in a third of the time; edited code runs with the build that
   *   explains errors
   */
  async start(files: ProjectFiles, version: string, isPublished = false): Promise<void> {
    this.run += 1;
    const { run } = this;
    const isCurrent = () => run === this.run;
    try {
      const available = this.available(version, isPublished);
      const build = `${version} ${isPublished}`;
      // The frame starts while the code is compiled. What fails then fails again when it is needed.
      if (!this.runBuild) {
        this.runBuild = build;
        this.prepare(available).catch(() => {});
      }
      const modules = Object.entries(files).filter(([name]) => isModule(name));
      const compiled = await this.compiler.compile(Object.fromEntries(modules));
      if (!isCurrent()) return;
      const linked = linkModules(files, compiled, available);
      if ('problems' in linked) {
        this.begin();
        this.fail(linked.problems);
        return;
      }
      if (this.runBuild !== build) this.close();
      this.runBuild = build;
      const explaining = this.available(version, false);
      this.neededForEdits = filesOf(this.packages, explaining, linked.packages);
      const [connection, needed, styles] = await Promise.all([
        this.connect(),
        this.load(filesOf(this.packages, available, linked.packages)),
        this.loadStyles(linked, available),
      ]);
      if (!isCurrent()) return;
      this.begin();
      this.events.onStatus('running');
      this.send(connection, {
        type: 'run',
        run,
        packages: this.unsent(connection, needed),
        packageModules: available.modules,
        modules: linked.modules,
        resolved: linked.resolved,
        styles: joinStyles(files, styles),
        entry: linked.entry,
        version,
      });
    } catch (error) {
      if (!isCurrent()) return;
      this.begin();
      this.fail([{ message: (error as Error).message }]);
    }
  }

  /** Ends the frame; the next run gets a new one. */
  close(): void {
    this.disconnect();
    this.connection = undefined;
  }

  /** Ends the frame and the compiler for good. */
  dispose(): void {
    this.run += 1;
    this.close();
    this.compiler.close();
  }

  private available(version: string, isPublished: boolean): PreviewVersion {
    const available = this.packages.versions.find((one) => one.version === version);
    if (!available) throw new Error(`There are no packages of version ${version}.`);
    if (!isPublished) return available;
    return { ...available, modules: { ...available.modules, ...available.production } };
  }

  private begin(): void {
    this.problems = [];
    this.lines = [];
    this.events.onProblems([]);
    this.events.onConsole([]);
  }

  private fail(problems: SandboxProblem[]): void {
    // React renders again what has thrown, which throws the same error again.
    const isNew = (problem: SandboxProblem) =>
      !this.problems.some((known) => JSON.stringify(known) === JSON.stringify(problem));
    this.problems = [...this.problems, ...problems.filter(isNew)].slice(0, MAX_PROBLEMS);
    this.events.onProblems(this.problems);
    this.events.onStatus('failed');
  }

  private stop(message: string): void {
    this.run += 1;
    this.close();
    this.fail([{ message }]);
    this.events.onStatus('stopped');
  }

  /** Starts the frame with what nearly all code imports. */
  private async prepare(available: PreviewVersion): Promise<void> {
    const modules = [...RUNTIME, CORE];
    const [connection, files] = await Promise.all([
      this.connect(),
      this.load(filesOf(this.packages, available, modules)),
    ]);
    this.send(connection, {
      type: 'prepare',
      packages: this.unsent(connection, files),
      packageModules: available.modules,
      modules,
    });
  }

  /** The files that a frame has not received, which are sent with the next request. */
  private unsent({ received }: Connection, files: PackageCode[]): PackageCode[] {
    const unsent = files.filter(({ name }) => !received.has(name));
    for (const { name } of unsent) received.add(name);
    return unsent;
  }

  private send({ port }: Connection, request: FrameRequest): void {
    port.postMessage(request);
  }

  private connect(): Promise<Connection> {
    if (!this.connection) {
      const connection = this.open();
      this.connection = connection;
      connection.catch(() => {
        // Another frame may have taken its place.
        if (this.connection === connection) this.close();
      });
    }
    return this.connection;
  }

  /** Opens a frame, and gives it a port when it is ready. */
  private open(): Promise<Connection> {
    const element = document.createElement('iframe');
    element.title = 'Preview';
    element.referrerPolicy = 'no-referrer';
    const address = this.packages.folder + this.packages.frame;
    const { port1: port, port2 } = new MessageChannel();
    const ended = new AbortController();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const connection = new Promise<Connection>((resolve, reject) => {
      const giveUp = () =>
        reject(
          new Error(
            'The preview could not be loaded. Check your network connection, then press Run.',
          ),
        );
      const onMessage = ({ source, origin, data }: MessageEvent) => {
        if (source !== element.contentWindow || origin !== 'null' || data !== FRAME_READY) return;
        window.removeEventListener('message', onMessage);
        element.contentWindow?.postMessage(FRAME_START, '*', [port2]);
        resolve({ element, port, received: new Set() });
      };
      window.addEventListener('message', onMessage, { signal: ended.signal });
      element.addEventListener(
        'load',
        () => {
          limit = setTimeout(giveUp, START_LIMIT);
          // The page of the frame loads once. A second time, the code has gone elsewhere.
          element.addEventListener(
            'load',
            () =>
              this.stop(
                'The code left the page of the preview, which was closed. Press Run to open it again.',
              ),
            { signal: ended.signal },
          );
        },
        { once: true, signal: ended.signal },
      );
      element.addEventListener('error', giveUp, { signal: ended.signal });
      ended.signal.addEventListener('abort', () => reject(new Error('The preview was closed.')));
    });
    port.onmessage = ({ data }) => this.receive(parseReport(data));
    this.disconnect = () => {
      ended.abort();
      clearTimeout(limit);
      clearInterval(this.timer);
      port.close();
      element.remove();
      this.disconnect = () => {};
    };
    connection.then(
      (opened) => {
        clearTimeout(limit);
        this.watch(opened);
      },
      () => {},
    );
    void needsStoredFrame(address).then((isStored) => {
      if (ended.signal.aborted) return;
      if (!isStored) element.setAttribute('sandbox', 'allow-scripts');
      element.src = address;
      this.container.replaceChildren(element);
    });
    return connection;
  }

  /** Asks the frame again and again whether it responds. */
  private watch(connection: Connection): void {
    this.unanswered = 0;
    let ping = 0;
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      // Browsers slow down what is not visible.
      if (document.hidden) return;
      this.unanswered += 1;
      if (this.unanswered > MAX_UNANSWERED) {
        this.stop(
          'The preview did not respond and was closed. The code does not end, or uses too much memory. Change it, then press Run.',
        );
        return;
      }
      ping += 1;
      this.send(connection, { type: 'ping', ping });
    }, PING_INTERVAL);
  }

  private receive(report: FrameReport | undefined): void {
    if (!report) return;
    if (report.type === 'pong') {
      this.unanswered = 0;
      return;
    }
    if (report.run !== this.run) return;
    if (report.type === 'rendered') {
      // The reader may edit the code when the network is gone.
      this.load(this.neededForEdits).catch(() => {});
      if (this.problems.length === 0) this.events.onStatus('rendered');
    }
    if (report.type === 'height') this.events.onHeight?.(report.height);
    if (report.type === 'console' && this.lines.length <= MAX_LINES) {
      this.lines = [...this.lines, { level: report.level, text: report.text }];
      this.events.onConsole(this.lines);
    }
    if (report.type === 'problem') {
      const { message, module: file, line } = report;
      this.fail([{ message, ...(file && { file }), ...(line && { line }) }]);
    }
  }

  private load(names: string[]): Promise<PackageCode[]> {
    return Promise.all(names.map(async (name) => ({ name, code: await this.fetchFile(name) })));
  }

  private async loadStyles(
    { packageStyles }: LinkedModules,
    { styles }: PreviewVersion,
  ): Promise<Record<string, string>> {
    const loaded = packageStyles.map(async (name) => [
      name,
      await this.fetchFile(styles[name] ?? ''),
    ]);
    return Object.fromEntries(await Promise.all(loaded));
  }

  /** The page fetches files for the frame, which has no network. */
  private fetchFile(name: string): Promise<string> {
    const known = this.files.get(name);
    if (known) return known;
    const loading = fetchHashed(this.packages.folder + name).then((response) => response.text());
    const file = loading.catch(() => {
      this.files.delete(name);
      throw new Error(
        'Packages for the preview could not be loaded. Check your network connection, then press Run.',
      );
    });
    this.files.set(name, file);
    return file;
  }
}
