import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { isObject } from '../guards';
import { DEFAULT_EXAMPLE, findExample, type SandboxExample } from './examples';
import type { ProjectFiles } from './project';

/** What is open in the sandbox. */
export interface SandboxState {
  example: SandboxExample;
  /** The major version of the library. */
  version: string;
  /** The files of the reader, by name. */
  files: ProjectFiles;
}

/** A state, or why there is none, in one sentence. */
export type ParsedState = { state: SandboxState } | { problem: string };

/** The maximum length of the hash of a link. Browsers and chat programs cut longer addresses. */
export const MAX_HASH_LENGTH = 60_000;
/** The maximum length of all files, and how many there can be. */
export const MAX_CODE_LENGTH = 500_000;
export const MAX_FILES = 50;

const FILE_NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\.(?:[jt]sx?|json|css)$/;
const PREFIX = '#code=';

/** Whether a file of the sandbox can have a name. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name) && name.length <= 100;

/**
 * Opens an example.
 *
 * @param example - the example
 * @param version - a major version; the files are written for one that the example fits
 */
export const openExample = (example: SandboxExample, version: string): SandboxState => ({
  example,
  version,
  files: example.files(version),
});

/** Tells whether the reader has changed an example. */
export function isEdited({ example, version, files }: SandboxState): boolean {
  return !example.fits(version) || !isSame(example.files(version), files);
}

function isSame(one: ProjectFiles, other: ProjectFiles): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/**
 * Chooses another version. An example that was not changed is opened as it is in that version; code of the
 * reader stays.
 */
export function chooseVersion(state: SandboxState, version: string): SandboxState {
  if (version === state.version) return state;
  if (isEdited(state) || !state.example.fits(version)) return { ...state, version };
  return openExample(state.example, version);
}

/**
 * Converts a state to what JSON can hold: the files that differ from those of the example. Deleted ones are
 * `null`.
 */
export function serializeSandbox({ example, version, files }: SandboxState) {
  const original = example.fits(version) ? example.files(version) : {};
  const names = [...new Set([...Object.keys(original), ...Object.keys(files)])];
  const changed = names.filter((name) => files[name] !== original[name]);
  return {
    example: example.id,
    version,
    files: Object.fromEntries(changed.map((name) => [name, files[name] ?? null])),
  };
}

/**
 * Reads a state from a link or from storage, which may hold anything.
 *
 * @param value - what JSON can hold
 * @param versions - the major versions that there are
 */
export function parseSandbox(value: unknown, versions: readonly string[]): ParsedState {
  if (!isObject(value) || !isObject(value.files)) return { problem: DAMAGED };
  const version = versions.find((known) => known === value.version);
  if (!version) {
    return {
      problem: `It is for version ${String(value.version).slice(0, 20)}, and there are: ${versions.join(', ')}.`,
    };
  }
  const example = findExample(typeof value.example === 'string' ? value.example : null);
  const original = example?.fits(version) ? example.files(version) : {};
  const entries = Object.entries({ ...original, ...value.files }).filter(
    ([, content]) => content !== null,
  );
  if (entries.length === 0) return { problem: DAMAGED };
  if (entries.length > MAX_FILES) {
    return { problem: `It has ${entries.length} files, and ${MAX_FILES} is the limit.` };
  }
  const files: ProjectFiles = {};
  let length = 0;
  for (const [name, content] of entries) {
    if (typeof content !== 'string' || !isFileName(name)) return { problem: DAMAGED };
    files[name] = content;
    length += content.length;
  }
  if (length > MAX_CODE_LENGTH) return { problem: 'It contains more code than this page accepts.' };
  return { state: { example: example ?? DEFAULT_EXAMPLE, version, files } };
}

const DAMAGED = 'It is incomplete or damaged.';

/**
 * Writes a state as the hash of a link.
 *
 * @returns the hash with its sign, or `undefined` when there is too much code for a link
 */
export function sharedHash(state: SandboxState): string | undefined {
  const hash = PREFIX + compressToEncodedURIComponent(JSON.stringify(serializeSandbox(state)));
  return hash.length > MAX_HASH_LENGTH ? undefined : hash;
}

/**
 * Reads the hash of a link.
 *
 * @param hash - the hash with its sign, which may hold anything
 * @param versions - the major versions that there are
 * @returns what it holds, or `undefined` if it is not the hash of a shared sandbox
 */
export function parseSharedHash(
  hash: string,
  versions: readonly string[],
): ParsedState | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  if (hash.length > MAX_HASH_LENGTH) {
    return { problem: `It has more than ${MAX_HASH_LENGTH.toLocaleString('en')} characters.` };
  }
  try {
    const text = decompressFromEncodedURIComponent(hash.slice(PREFIX.length));
    if (text && text.length > 2 * MAX_CODE_LENGTH) {
      return { problem: 'It contains more code than this page accepts.' };
    }
    return parseSandbox(JSON.parse(text ?? ''), versions);
  } catch {
    return { problem: DAMAGED };
  }
}
