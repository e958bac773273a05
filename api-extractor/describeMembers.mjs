// @ts-check
import { Comment, Converter, ParameterType } from 'typedoc';
import { isDescribed, listMembers } from './members.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/** After TypeDoc has resolved inherited comments, before the links in comments are resolved. */
const BEFORE_CROSS_PACKAGE_LINKS = -350;

/** How many names an error message lists. */
const MAX_LISTED = 20;

/** @typedef {import('./descriptions/types').DescriptionsOption} DescriptionsOption */

/**
 * TypeDoc plugin: describes each public name, member and parameter that the declarations leave
 * without a comment, from the texts in `descriptions/`.
 *
 * Reports an error for a name that nothing describes, and for a description that nothing needs, unless it is
 * about other versions or packages.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'descriptions',
    help: 'Descriptions of names that the declarations leave without a comment.',
    type: ParameterType.Mixed,
    defaultValue: { texts: {}, sameMembers: {}, corrections: {}, optional: [] },
  });
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      const option = /** @type {DescriptionsOption} */ (app.options.getValue('descriptions'));
      const { undescribed, unneeded: unused } = describe(listMembers(project), option);
      const optional = new Set(option.optional);
      const unneeded = unused.filter((key) => !optional.has(key));
      if (undescribed.length > 0) {
        app.logger.error(
          /** @type {import('typedoc').TranslatedString} */ (
            `${undescribed.length} public names have no description: ${listed(undescribed)}. Describe them in api-extractor/descriptions/.`
          ),
        );
      }
      if (unneeded.length > 0) {
        app.logger.error(
          /** @type {import('typedoc').TranslatedString} */ (
            `${unneeded.length} descriptions belong to no name, or to one that the declarations describe: ${listed(unneeded)}. Remove them from api-extractor/descriptions/.`
          ),
        );
      }
    },
    BEFORE_CROSS_PACKAGE_LINKS,
  );
}

/** @param {string[]} keys */
function listed(keys) {
  const rest = keys.length - MAX_LISTED;
  return keys.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/**
 * Adds the comments.
 *
 * @param {import('./members.mjs').Member[]} members - all public names with their members
 * @param {DescriptionsOption} option - the descriptions
 * @returns {{ undescribed: string[], unneeded: string[] }} the keys of members that have no
 *   description, and those of descriptions that no member uses
 */
export function describe(members, { texts, sameMembers, corrections, modelKeys = [] }) {
  const corrected = correct(members, corrections);
  const declared = new Map(
    members.flatMap(({ key, places }) => {
      const comment = places.find(isDescribed)?.comment;
      return comment ? [[key, comment]] : [];
    }),
  );
  const ownersByKey = new Map(members.map(({ key, owners }) => [key, owners]));
  /** @type {Set<string>} */
  const used = new Set(modelKeys);

  /**
   * The comment of a member of a type, from the declarations or from the texts.
   *
   * @param {string} owner
   * @param {string} name
   * @returns {Comment | undefined}
   */
  const findIn = (owner, name) => {
    const key = name.startsWith('(') ? `${owner}${name}` : `${owner}.${name}`;
    const text = texts[key];
    if (text !== undefined) {
      used.add(key);
      return toComment(text);
    }
    const comment = declared.get(key);
    if (comment) return comment;
    const inherited = firstOf(ownersByKey.get(key)?.slice(1) ?? [], name);
    if (inherited) return inherited;
    const other = sameMembers[owner];
    const found = other === undefined ? undefined : findIn(other, name);
    if (found) used.add(owner);
    return found;
  };

  /** @type {string[]} */
  const undescribed = [];
  for (const { key, name, owners, places } of members) {
    const missing = places.filter((place) => !isDescribed(place));
    if (missing.length === 0) continue;
    const found = ownComment(key) ?? firstOf(owners, name) ?? shared(name, owners);
    if (!found) {
      undescribed.push(key);
      continue;
    }
    for (const place of missing) {
      const comment = place.comment?.clone() ?? new Comment();
      comment.summary = Comment.cloneDisplayParts(found.summary);
      place.comment = comment;
    }
  }
  const unneeded = [
    ...Object.keys(texts).filter((key) => !used.has(key)),
    ...Object.keys(sameMembers).filter((key) => !used.has(key) && !used.has(`${key}.*`)),
    ...Object.keys(corrections).filter((key) => !corrected.has(key)),
  ];
  return { undescribed, unneeded };

  /** @param {string} key */
  function ownComment(key) {
    const text = texts[key];
    if (text === undefined) return undefined;
    used.add(key);
    return toComment(text);
  }

  /**
   * @param {string[]} owners
   * @param {string} name
   */
  function firstOf(owners, name) {
    for (const owner of owners) {
      const found = findIn(owner, name);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * @param {string} name
   * @param {string[]} owners
   */
  function shared(name, owners) {
    return owners.length > 0 ? findIn('*', name) : undefined;
  }
}

/**
 * Replaces comments of the declarations, also where a member is inherited.
 *
 * @param {import('./members.mjs').Member[]} members
 * @param {DescriptionsOption['corrections']} corrections
 * @returns {Set<string>} the keys of the corrections that apply
 */
function correct(members, corrections) {
  const entries = Object.entries(corrections);
  /** @type {Set<string>} */
  const corrected = new Set();
  for (const { name, places } of members) {
    for (const { comment } of places) {
      const summary = comment?.summary
        .map(({ text }) => text)
        .join('')
        .trim();
      const entry = entries.find(
        ([key, { declared }]) => declared === summary && key.split('.').at(-1) === name,
      );
      if (!comment || !entry) continue;
      comment.summary = toComment(entry[1].text).summary;
      corrected.add(entry[0]);
    }
  }
  return corrected;
}

/**
 * Makes a comment of a text with code in back-ticks.
 *
 * @param {string} text
 */
function toComment(text) {
  return new Comment(
    text
      .split(/(`[^`]+`)/)
      .filter((part) => part !== '')
      .map((part) => ({ kind: part.startsWith('`') ? 'code' : 'text', text: part })),
  );
}
