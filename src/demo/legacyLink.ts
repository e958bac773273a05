import { isRuleGroup, type RuleGroupTypeAny, type RuleType } from 'react-querybuilder';
import { isObject } from '../guards';
import { operatorNamesOf } from './checkQuery';
import { type DecodedLink, listNames, MAX_UNPACKED_LENGTH, parseLink } from './permalink';
import { InvalidLinkError, parseQuery } from './serializeQuery';
import { settingInfos } from './settings';

/** What an old link holds; `unsupportedQuery` is its query as JSON, where this demo cannot show it. */
export type LegacyLink = DecodedLink & { unsupportedQuery?: string };

/** Options of earlier demos that this one does not have. */
const REMOVED_OPTIONS = [
  'autoSelectValue',
  'responsiveLayout',
  'showMuteButtons',
  'useDateTimePackage',
];

const optionNames = new Set<string>([...settingInfos.map(({ id }) => id), ...REMOVED_OPTIONS]);

const DAMAGED =
  'The link comes from an earlier version of this demo, and is incomplete or damaged. Copy it again from its source.';

/** Inflates data in zlib's format, up to a number of characters. */
async function inflate(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MAX_UNPACKED_LENGTH) {
      await reader.cancel();
      throw new InvalidLinkError('The link contains more than this page can show.');
    }
  }
}

/** The names of the fields of a query that the sample data does not have. */
function missingFields(query: RuleGroupTypeAny): string[] {
  const parts = query.rules as (RuleGroupTypeAny | RuleType | string)[];
  const names = parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if (isRuleGroup(part)) return missingFields(part);
    return part.field === '~' || operatorNamesOf(part.field) ? [] : [part.field];
  });
  return [...new Set(names)];
}

/**
 * Returns whether a hash is a link as the demo of react-querybuilder.js.org made them: options by name,
 * as in `#showBranches=true`, or everything packed, as in `#s=…`.
 *
 * @param hash - the hash with its sign
 */
export const isLegacyHash = (hash: string): boolean =>
  [...new URLSearchParams(hash.slice(1)).keys()].some((key) => key === 's' || optionNames.has(key));

/**
 * Reads a link that the demo of react-querybuilder.js.org made.
 *
 * @param hash - the hash with its sign, which may hold anything
 */
export async function parseLegacyLink(hash: string): Promise<LegacyLink> {
  try {
    // The sign "+" of Base64 stands for a space in parameters.
    const { s: packed, ...parameters } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    const stored: unknown = packed ? JSON.parse(await inflate(packed.replaceAll(' ', '+'))) : {};
    if (!isObject(stored)) throw new InvalidLinkError(DAMAGED);
    const options: [string, boolean][] = [
      ...Object.entries(isObject(stored.options) ? stored.options : {}),
      ...Object.entries(parameters),
    ].map(([name, value]) => [name, value === true || value === 'true']);
    return toState(stored, new Map(options));
  } catch (error) {
    return { problem: error instanceof InvalidLinkError ? error.message : DAMAGED };
  }
}

function toState(stored: Record<string, unknown>, options: Map<string, boolean>): LegacyLink {
  // An option that is off and does not exist changes nothing.
  const named = [...options].filter(
    ([name, on]) => on || settingInfos.some(({ id }) => id === name),
  );
  const settings = {
    on: named.filter(([, on]) => on).map(([name]) => name),
    off: named.filter(([, on]) => !on).map(([name]) => name),
  };
  const q = options.get('independentCombinators') ? stored.queryIC : stored.query;
  const found = parseLink({ ...settings, ...(q !== undefined && { q }) });
  if (q === undefined || 'state' in found) return found;

  const { query } = parseQuery(q);
  const rest = parseLink(settings);
  if ('problem' in rest) return rest;
  const missing = missingFields(query);
  const reason =
    missing.length > 0
      ? `It has fields that the sample data of this demo does not have: ${listNames(missing)}.`
      : found.problem;
  return {
    ...rest,
    notices: [
      `The link comes from an earlier version of this demo, and its query cannot be shown. ${reason} Its options are applied. To keep the query, copy it from here; in your own application, pass it to the query builder together with its fields.`,
      ...rest.notices,
    ],
    unsupportedQuery: JSON.stringify(query, null, 2),
  };
}
