import { isObject } from '../../guards';

/** A module of the reader, ready to run. */
export interface CompiledModule {
  /** Its name, such as `App.tsx`. */
  name: string;
  code: string;
  uses: UsedExport[];
}

/** An export of another module that code uses by its name. */
export interface UsedExport {
  /** The module, as it is imported. */
  module: string;
  name: string;
  line: number;
}

/** A file of packages: name and content. */
export interface PackageCode {
  name: string;
  code: string;
}

/** The file of each module of a package, by the name that code imports. */
export type PackageModules = Record<string, string>;

/** What the page asks of the frame. */
export type FrameRequest =
  | {
      /** Loads packages before the first run, while its code is compiled. */
      type: 'prepare';
      packages: PackageCode[];
      packageModules: PackageModules;
      /** The modules to load, as code imports them. */
      modules: string[];
    }
  | {
      type: 'run';
      /** The number of this run; the frame repeats it in what it reports. */
      run: number;
      /** Those that the frame has not received before. */
      packages: PackageCode[];
      packageModules: PackageModules;
      modules: CompiledModule[];
      /** What each import of the reader's code means, by importing module and imported name. */
      resolved: Record<string, Record<string, ResolvedImport>>;
      /** The stylesheets, by the name that {@link ResolvedImport} has. */
      styles: Record<string, string>;
      /** The module whose default export is rendered. */
      entry: string;
      /** The major version of the library, for messages. */
      version: string;
    }
  | { type: 'ping'; ping: number };

/** What an import of the reader's code means. */
export interface ResolvedImport {
  kind: 'module' | 'package' | 'style';
  name: string;
}

/** The levels of console messages that are shown. */
export const CONSOLE_LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;

/** The level of a console message. */
export type ConsoleLevel = (typeof CONSOLE_LEVELS)[number];

/** An error of the reader's code. */
export interface RunProblem {
  message: string;
  /** The module, and the line in it, that the error comes from. */
  module?: string;
  line?: number;
}

/** What the frame reports. */
export type FrameReport =
  | { type: 'rendered'; run: number }
  | { type: 'pong'; ping: number }
  /** The height of what is rendered, in pixels. */
  | { type: 'height'; run: number; height: number }
  | { type: 'console'; run: number; level: ConsoleLevel; text: string }
  | ({ type: 'problem'; run: number } & RunProblem);

/** What the frame sends to its parent when it is ready for a port, on which everything else is sent. */
export const FRAME_READY = 'sandbox-frame-ready';

/** What the page sends to the frame, with the port. */
export const FRAME_START = 'sandbox-frame-start';

/** How the source of a module is named in stacks. */
export const SOURCE_PREFIX = 'sandbox-source/';

/** The longest text of a message or a console line that is shown. */
export const MAX_TEXT_LENGTH = 20_000;

/** The height that a frame can have, in pixels. */
const MAX_HEIGHT = 5000;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const shortened = (text: string) =>
  text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}…` : text;

/**
 * Reads a message from the frame, in which the reader's code runs and may send anything.
 *
 * @param data - the message
 * @returns a copy with nothing but what is known, or `undefined` for everything else
 */
export function parseReport(data: unknown): FrameReport | undefined {
  if (!isObject(data)) return undefined;
  const { type, run, ping, height, level, text, message, module, line } = data;
  if (type === 'pong' && isNumber(ping)) return { type, ping };
  if (!isNumber(run)) return undefined;
  if (type === 'rendered') return { type, run };
  if (type === 'height' && isNumber(height) && height >= 0) {
    return { type, run, height: Math.min(height, MAX_HEIGHT) };
  }
  if (type === 'console' && isText(text)) {
    const known = CONSOLE_LEVELS.find((one) => one === level);
    return known && { type, run, level: known, text: shortened(text) };
  }
  if (type === 'problem' && isText(message)) {
    return {
      type,
      run,
      message: shortened(message),
      ...(isText(module) && { module: module.slice(0, 200) }),
      ...(isNumber(line) && line > 0 && { line }),
    };
  }
  return undefined;
}
