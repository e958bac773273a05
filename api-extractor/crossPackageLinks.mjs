// @ts-check
import { Converter, Reflection, ReflectionKind } from 'typedoc';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

const LINKABLE =
  ReflectionKind.Class |
  ReflectionKind.Function |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias |
  ReflectionKind.Variable;

/** What remains of a comment's next line in a link that continues there. */
const NEXT_LINE = /^\s*\*\s+/;

/** A link such as `index!Path the path`, whose name can follow the module that declares it. */
const NAME_AND_LABEL = /^\s*([\w@/.-]+!)?([\w$]+)[\s|*]*(.*?)\s*$/s;

/** After TypeDoc's own link resolver, which has priority -300. */
const AFTER_LINK_RESOLVER = -400;

/**
 * TypeDoc plugin: `{@link Name}` in a doc comment reaches the member of that name in any documented
 * package.
 *
 * Comments name members that their own file does not import, or that their package has bundled a
 * copy of; TypeDoc finds no page for either.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      const members = indexByName(project);
      for (const reflection of Object.values(project.reflections)) {
        for (const part of commentParts(reflection.comment)) {
          if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link')) continue;
          part.text = part.text.replace(NEXT_LINE, '');
          if (part.target instanceof Reflection || typeof part.target === 'string') continue;
          const [, module, name = '', label] = NAME_AND_LABEL.exec(part.text) ?? [];
          const member = members.get(name);
          if (member) part.target = member;
          if (member || module) part.text = label || name;
        }
      }
    },
    AFTER_LINK_RESOLVER,
  );
}

/** @param {import('typedoc').Comment | undefined} comment */
function commentParts(comment) {
  if (!comment) return [];
  return [...comment.summary, ...comment.blockTags.flatMap((tag) => tag.content)];
}

/**
 * @param {import('typedoc').ProjectReflection} project
 * @returns {Map<string, Reflection>} members by name; the core package comes first and wins
 */
function indexByName(project) {
  /** @type {Map<string, Reflection>} */
  const index = new Map();
  for (const member of project.getReflectionsByKind(LINKABLE)) {
    if (!index.has(member.name)) index.set(member.name, member);
  }
  return index;
}
