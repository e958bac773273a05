import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { checkNames, checkQuery, type QueryLimits } from './checkQuery';
import { choiceInfos, type ExportChoices } from './exportChoices';
import { exportFormats } from './formats';
import { isRecord, readQueryShape, ShapeProblem, writeQueryShape } from './queryShape';
import { type SettingId, settingInfos } from './settings';
import { type DemoQuery, type DemoState, inForm, initialState } from './state';
import { withIds } from './withIds';

/** The form of the links that are written. A later form gets another number. */
const VERSION = 1;

/**
 * The most characters that a link may have. A thousand rules take two thirds of them. A link that was
 * made to unpack into as much as possible comes to 25 million characters, and takes half a second.
 */
export const MAX_LINK_LENGTH = 12_000;

/** The most characters that a link may unpack into. */
export const MAX_TEXT_LENGTH = 500_000;

/** What a link says: what differs from the state that a visitor starts with, without ids. */
export interface Payload {
  /** The query. */
  q?: unknown;
  /** The settings that are on, and those that are off. */
  on?: unknown;
  off?: unknown;
  /** The export format, and its options. */
  f?: unknown;
  c?: unknown;
}

/**
 * What a link holds: a state, with what was left out of it, each in a sentence; or why it holds none, in
 * one sentence.
 */
export type DecodedLink = { state: DemoState; notices: string[] } | { problem: string };

/**
 * Writes a state as the hash of a link.
 *
 * @param state - the state
 * @returns the hash with its sign, empty for the state that a visitor starts with. Links longer than
 * {@link MAX_LINK_LENGTH} are not read.
 */
export const encodeState = (state: DemoState): string => pack(writeState(state));

/**
 * Writes a state as an object for JSON: what differs from the state that a visitor starts with.
 *
 * @param state - the state
 */
export function writeState(state: DemoState): Payload {
  const payload: Payload = {};
  const query = writeQueryShape(state.query);
  const initial = writeQueryShape(inForm(initialState.query, state.settings));
  if (JSON.stringify(query) !== JSON.stringify(initial)) payload.q = query;
  const changed = settingInfos.filter(({ id }) => state.settings[id] !== initialState.settings[id]);
  const on = changed.filter(({ id }) => state.settings[id]).map(({ id }) => id);
  const off = changed.filter(({ id }) => !state.settings[id]).map(({ id }) => id);
  if (on.length > 0) payload.on = on;
  if (off.length > 0) payload.off = off;
  if (state.format !== initialState.format) payload.f = state.format;
  const choices = choiceInfos
    .filter(({ id }) => state.choices[id] !== initialState.choices[id])
    .map(({ id }) => [id, state.choices[id]]);
  if (choices.length > 0) payload.c = Object.fromEntries(choices);
  return payload;
}

const pack = (payload: Payload) =>
  Object.keys(payload).length === 0
    ? ''
    : `#v${VERSION}=${compressToEncodedURIComponent(JSON.stringify(payload))}`;

/**
 * Writes a state as the hash of a link that {@link decodeState} reads.
 *
 * @param state - the state
 * @returns the hash with its sign, or `undefined` when the state is too large for a link
 */
export function linkHash(state: DemoState): string | undefined {
  const payload = writeState(state);
  const isTooLong = JSON.stringify(payload).length > MAX_TEXT_LENGTH;
  if (isTooLong || checkQuery(state.query, () => undefined)) return undefined;
  const hash = pack(payload);
  return hash.length > MAX_LINK_LENGTH ? undefined : hash;
}

const UNLIMITED: QueryLimits = { rules: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

/**
 * Reads a state that this page stored, of any size.
 *
 * @param payload - what {@link writeState} returned, or anything else that JSON can hold
 */
export const readStoredState = (payload: unknown): DecodedLink => readLink(payload, UNLIMITED);

/**
 * Reads what a link of any form holds.
 *
 * @param payload - anything that JSON can hold
 * @param limits - how large its query may be
 */
export function readLink(payload: unknown, limits?: QueryLimits): DecodedLink {
  try {
    return readPayload(payload, limits);
  } catch (error) {
    return { problem: error instanceof ShapeProblem ? error.message : DAMAGED };
  }
}

/**
 * Reads the hash of a link, which may hold anything.
 *
 * @param hash - the hash, with or without its sign
 * @returns what it holds, or `undefined` when it is no permalink, but the name of a place, say
 */
export function decodeState(hash: string): DecodedLink | undefined {
  const [, version, packed] = /^#?v(\d{1,9})(?:=(.*))?$/s.exec(hash) ?? [];
  if (version === undefined) return undefined;
  try {
    if (Number(version) !== VERSION) {
      throw new ShapeProblem('The link was made by another version of this page.');
    }
    return readPayload(unpack(packed ?? ''));
  } catch (error) {
    const reason = error instanceof ShapeProblem ? error.message : DAMAGED;
    return { problem: reason };
  }
}

/**
 * Makes the address of another page that shows the same state.
 *
 * @param route - the page
 * @param state - the state to take along
 * @returns the route with the state in its hash; without, where the link would be too long to be read
 */
export const routeWithState = (route: string, state: DemoState): string =>
  `${route}${linkHash(state) ?? ''}`;

const DAMAGED = 'The link is incomplete, or was changed on its way.';
const count = (characters: number) => characters.toLocaleString('en');

function unpack(packed: string): unknown {
  if (packed.length > MAX_LINK_LENGTH) {
    throw new ShapeProblem(
      `The link has ${count(packed.length)} characters, and ${count(MAX_LINK_LENGTH)} is the limit.`,
    );
  }
  const text = decompressFromEncodedURIComponent(packed);
  if (text && text.length > MAX_TEXT_LENGTH) {
    throw new ShapeProblem('The link holds more than this page can show.');
  }
  return JSON.parse(text ?? '');
}

function readPayload(payload: unknown, limits?: QueryLimits): DecodedLink {
  if (!isRecord(payload)) throw new ShapeProblem(DAMAGED);
  const unknown: string[] = [];
  const settings = { ...initialState.settings };
  for (const [key, value] of [
    ['on', true],
    ['off', false],
  ] as const) {
    for (const id of listOfText(payload[key])) {
      if (isSetting(id)) settings[id] = value;
      else unknown.push(id);
    }
  }
  const choices = readChoices(payload.c, unknown);
  const format = exportFormats.find(({ id }) => id === payload.f)?.id;
  if (payload.f !== undefined && !format) unknown.push(String(payload.f));
  const { query, mended } = readQuery(payload.q, limits);
  const state: DemoState = {
    query: inForm(query, settings),
    settings,
    format: format ?? initialState.format,
    choices,
  };
  const notices = [
    ...(unknown.length > 0 ? [leftOut(unknown)] : []),
    ...(mended.length > 0 ? [leftOpen([...new Set(mended)])] : []),
  ];
  return { state, notices };
}

const leftOut = (names: string[]) =>
  `The link has options that this page does not know, which were left out: ${listNames(names)}.`;

const leftOpen = (names: string[]) =>
  `The link compares fields with something that is no field. They are compared with the first field that fits instead. Choose what to compare them with: ${listNames(names)}.`;

/**
 * Lists names in a sentence: the first five, and how many more there are.
 *
 * @param names - the names, of any length
 */
export function listNames(names: string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name.slice(0, 30)}"`);
  return `${shown.join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
}

function readQuery(given: unknown, limits?: QueryLimits): { query: DemoQuery; mended: string[] } {
  if (given === undefined) return { query: initialState.query, mended: [] };
  const { query, mended } = readQueryShape(given, limits?.depth);
  const problem = checkQuery(query, checkNames, limits);
  if (problem) throw new ShapeProblem(`The query in the link cannot be shown. ${problem}`);
  return { query: withIds(query as DemoQuery), mended };
}

const isSetting = (id: string): id is SettingId => settingInfos.some((info) => info.id === id);

function listOfText(list: unknown): string[] {
  if (list === undefined) return [];
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'string')) {
    throw new ShapeProblem(DAMAGED);
  }
  return list;
}

function readChoices(given: unknown, unknown: string[]): ExportChoices {
  const choices: Record<string, unknown> = { ...initialState.choices };
  if (given === undefined) return choices as unknown as ExportChoices;
  if (!isRecord(given)) throw new ShapeProblem(DAMAGED);
  for (const [key, value] of Object.entries(given)) {
    const info = choiceInfos.find(({ id }) => id === key);
    const fits =
      (info?.kind === 'switch' && typeof value === 'boolean') ||
      (info?.kind === 'list' && info.options.some((option) => option.value === value)) ||
      (info?.kind === 'text' && typeof value === 'string' && value.length <= info.maxLength);
    if (info && fits) choices[info.id] = value;
    else unknown.push(key);
  }
  return choices as unknown as ExportChoices;
}
