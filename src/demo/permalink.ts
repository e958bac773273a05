import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { isObject, isStringArray } from '../guards';
import { checkNames, checkQuery, type QueryLimits } from './checkQuery';
import { choiceInfos, type ExportChoices } from './exportChoices';
import { exportFormats } from './formats';
import { InvalidLinkError, parseQuery, serializeQuery } from './serializeQuery';
import { type SettingId, settingInfos } from './settings';
import { convertCombinators, type DemoQuery, type DemoState, initialState } from './state';
import { withIds } from './withIds';

/** The version of the link format. */
const LINK_VERSION = 1;

/**
 * The maximum length of a link. A thousand rules take two thirds of it. A link that was
 * crafted to unpack into as much as possible yields 25 million characters and takes half a second.
 */
export const MAX_LINK_LENGTH = 12_000;

/** The maximum length of an unpacked link. */
export const MAX_UNPACKED_LENGTH = 500_000;

/** The content of a link: the differences from the initial state, without ids. */
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
 * Serializes a state as the hash of a link.
 *
 * @returns the hash with its sign, empty for the state that a visitor starts with. Links longer than
 * {@link MAX_LINK_LENGTH} are not read.
 */
export const encodeState = (state: DemoState): string => pack(serializeState(state));

/** Serializes a state as a JSON object with the differences from the initial state. */
export function serializeState(state: DemoState): Payload {
  const payload: Payload = {};
  const query = serializeQuery(state.query);
  const initial = serializeQuery(convertCombinators(initialState.query, state.settings));
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
    : `#v${LINK_VERSION}=${compressToEncodedURIComponent(JSON.stringify(payload))}`;

/**
 * Writes a state as the hash of a link that {@link decodeState} reads.
 *
 * @returns the hash with its sign, or `undefined` when the state is too large for a link
 */
export function linkHash(state: DemoState): string | undefined {
  const payload = serializeState(state);
  const isTooLong = JSON.stringify(payload).length > MAX_UNPACKED_LENGTH;
  if (isTooLong || checkQuery(state.query, () => undefined)) return undefined;
  const hash = pack(payload);
  return hash.length > MAX_LINK_LENGTH ? undefined : hash;
}

const UNLIMITED: QueryLimits = { rules: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

/**
 * Reads a state that this page stored, of any size.
 *
 * @param payload - what {@link serializeState} returned, or anything else that JSON can hold
 */
export const parseStoredState = (payload: unknown): DecodedLink => parseLink(payload, UNLIMITED);

/**
 * Parses the content of a link of any version.
 *
 * @param payload - anything that JSON can hold
 * @param limits - the maximum size of its query
 */
export function parseLink(payload: unknown, limits?: QueryLimits): DecodedLink {
  try {
    return parsePayload(payload, limits);
  } catch (error) {
    return { problem: error instanceof InvalidLinkError ? error.message : DAMAGED };
  }
}

/**
 * Parses the hash of a link, which may contain anything.
 *
 * @param hash - the hash, with or without its sign
 * @returns its content, or `undefined` if it is not a permalink but, for example, an anchor
 */
export function decodeState(hash: string): DecodedLink | undefined {
  const [, version, packed] = /^#?v(\d{1,9})(?:=(.*))?$/s.exec(hash) ?? [];
  if (version === undefined) return undefined;
  try {
    if (Number(version) !== LINK_VERSION) {
      throw new InvalidLinkError('The link was made by another version of this page.');
    }
    return parsePayload(unpack(packed ?? ''));
  } catch (error) {
    const reason = error instanceof InvalidLinkError ? error.message : DAMAGED;
    return { problem: reason };
  }
}

/**
 * Makes the address of another page that shows the same state.
 *
 * @param state - the state to take along
 * @returns the route with the state in its hash; without, where the link would be too long to be read
 */
export const routeWithState = (route: string, state: DemoState): string =>
  `${route}${linkHash(state) ?? ''}`;

const DAMAGED = 'The link is incomplete or damaged.';
const formatCount = (characters: number) => characters.toLocaleString('en');

function unpack(packed: string): unknown {
  if (packed.length > MAX_LINK_LENGTH) {
    throw new InvalidLinkError(
      `The link has ${formatCount(packed.length)} characters, and ${formatCount(MAX_LINK_LENGTH)} is the limit.`,
    );
  }
  const text = decompressFromEncodedURIComponent(packed);
  if (text && text.length > MAX_UNPACKED_LENGTH) {
    throw new InvalidLinkError('The link contains more than this page can show.');
  }
  return JSON.parse(text ?? '');
}

function parsePayload(payload: unknown, limits?: QueryLimits): DecodedLink {
  if (!isObject(payload)) throw new InvalidLinkError(DAMAGED);
  const unknown: string[] = [];
  const settings = { ...initialState.settings };
  for (const [key, value] of [
    ['on', true],
    ['off', false],
  ] as const) {
    for (const id of parseStringArray(payload[key])) {
      if (isSettingId(id)) settings[id] = value;
      else unknown.push(id);
    }
  }
  const choices = parseChoices(payload.c, unknown);
  const format = exportFormats.find(({ id }) => id === payload.f)?.id;
  if (payload.f !== undefined && !format) unknown.push(String(payload.f));
  const { query, incompleteFields } = parseLinkQuery(payload.q, limits);
  const state: DemoState = {
    query: convertCombinators(query, settings),
    settings,
    format: format ?? initialState.format,
    choices,
  };
  const notices = [
    ...(unknown.length > 0 ? [unknownOptionsNotice(unknown)] : []),
    ...(incompleteFields.length > 0
      ? [incompleteComparisonsNotice([...new Set(incompleteFields)])]
      : []),
  ];
  return { state, notices };
}

const unknownOptionsNotice = (names: string[]) =>
  `The link contains unknown options, which were ignored: ${listNames(names)}.`;

const incompleteComparisonsNotice = (names: string[]) =>
  `The link compares fields with something that is not a field. They are compared with the first suitable field instead. Choose what to compare these fields with: ${listNames(names)}.`;

/**
 * Lists names in a sentence: the first five, and how many more there are.
 *
 * @param names - the names, of any length
 */
export function listNames(names: string[]): string {
  const shown = names.slice(0, 5).map((name) => `"${name.slice(0, 30)}"`);
  return `${shown.join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;
}

function parseLinkQuery(
  given: unknown,
  limits?: QueryLimits,
): { query: DemoQuery; incompleteFields: string[] } {
  if (given === undefined) return { query: initialState.query, incompleteFields: [] };
  const { query, incompleteFields } = parseQuery(given, limits?.depth);
  const problem = checkQuery(query, checkNames, limits);
  if (problem) throw new InvalidLinkError(`The query in the link cannot be shown. ${problem}`);
  return { query: withIds(query as DemoQuery), incompleteFields };
}

const isSettingId = (id: string): id is SettingId => settingInfos.some((info) => info.id === id);

function parseStringArray(list: unknown): string[] {
  if (list === undefined) return [];
  if (!isStringArray(list)) {
    throw new InvalidLinkError(DAMAGED);
  }
  return list;
}

function parseChoices(given: unknown, unknown: string[]): ExportChoices {
  const choices: Record<string, unknown> = { ...initialState.choices };
  if (given === undefined) return choices as unknown as ExportChoices;
  if (!isObject(given)) throw new InvalidLinkError(DAMAGED);
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
