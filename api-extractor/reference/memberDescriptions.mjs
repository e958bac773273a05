// @ts-check
import { Comment } from 'typedoc';
import { isDescribed, listMembers } from '../members.mjs';

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** @typedef {import('./documentedMembers').DocumentedMember} DocumentedMember */
/** @typedef {import('./documentedMembers').Argument} Argument */

/**
 * Finds the descriptions of members of the package model among the comments of a TypeDoc project.
 *
 * @param {import('typedoc').ProjectReflection} project
 * @param {import('../descriptions/types').DescriptionsOption} option - the descriptions
 */
export function memberDescriptions(project, { texts, sameMembers }) {
  const comments = commentsByKey(project);

  /**
   * @param {string[]} owners
   * @param {string} name - of a member, or of an argument in parentheses
   * @returns {Comment | undefined}
   */
  const find = (owners, name) => {
    for (const owner of owners) {
      const key = name.startsWith('(') ? `${owner}${name}` : `${owner}.${name}`;
      const found = comments.get(key) ?? toComment(texts[key]);
      if (found) return found;
      const other = sameMembers[owner];
      const same = other === undefined ? undefined : find([other], name);
      if (same) return same;
    }
    const key = name.startsWith('(') ? `*${name}` : `*.${name}`;
    return toComment(texts[key]);
  };

  return {
    /** @param {DocumentedMember} member */
    ofMember: ({ name, owners, description, deprecated }) =>
      find(owners, name) ?? toComment(description ?? deprecated),

    /**
     * @param {DocumentedMember} member
     * @param {Argument} property
     */
    ofProperty: ({ owners, name: memberName }, { name, description }) =>
      find(
        owners.map((owner) => `${owner}.${memberName}`),
        name,
      ) ?? toComment(description),

    /**
     * @param {DocumentedMember} member
     * @param {Argument} argument
     */
    ofArgument: ({ callback }, { name, description }) =>
      find(callback?.owners ?? [], `(${name})`) ?? toComment(description),

    /**
     * @param {DocumentedMember} member
     * @param {Argument} result
     */
    ofResult: ({ owners, name }, { description }) => {
      const tag = find(owners, name)?.getTag('@returns');
      return tag ? new Comment(tag.content) : toComment(description);
    },
  };
}

/**
 * Lists the comments of all members by `Type.member` and `Type.member(argument)`, also by the type that a
 * member is inherited from.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
function commentsByKey(project) {
  /** @type {Map<string, Comment>} */
  const comments = new Map();
  const members = listMembers(project);
  for (const isOwn of [true, false]) {
    for (const { key, name, owners, places } of members) {
      const comment = places.find(isDescribed)?.comment;
      if (!comment) continue;
      const separator = name.startsWith('(') ? '' : '.';
      const keys = isOwn ? [key] : owners.slice(1).map((owner) => `${owner}${separator}${name}`);
      for (const each of keys) if (!comments.has(each)) comments.set(each, comment);
    }
  }
  return comments;
}

const LINK_TAG = /\{@link(?:code|plain)?\s+(?:[\w@/.-]+!)?([^\s|}]+)[^}]*\}/g;

/**
 * Makes a comment of a text. What it links to has no page, otherwise TypeDoc would have the comment.
 *
 * @param {string | undefined} text
 */
function toComment(text) {
  if (!text) return undefined;
  return new Comment([{ kind: 'text', text: text.replace(LINK_TAG, '`$1`') }]);
}
