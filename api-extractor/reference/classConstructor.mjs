// @ts-check
import { ReflectionKind } from 'typedoc';

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/** The longest call that is written in one line. */
const MAX_LINE = 80;

/**
 * Writes how to create an instance of a class.
 *
 * @param {import('typedoc-plugin-markdown').MarkdownThemeContext} theme
 * @param {import('typedoc').ContainerReflection} model - a class, or what has no constructor
 * @param {number} level - the level of the heading
 * @returns {string | undefined} the section
 */
export function writeConstructor({ partials }, model, level) {
  const created = model.children?.find((child) => child.kindOf(ReflectionKind.Constructor));
  const [signature] = created?.signatures ?? [];
  if (!signature) return undefined;
  const { parameters = [], comment } = signature;
  return [
    `${'#'.repeat(level)} Constructor`,
    `\`\`\`ts\n${call(model.name, parameters)}\n\`\`\``,
    comment && partials.comment(comment, { headingLevel: level + 1, showTags: false }),
    parameters.length > 0 && partials.parametersTable(parameters),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * @param {string} name
 * @param {readonly import('typedoc').ParameterReflection[]} parameters
 */
function call(name, parameters) {
  const declared = parameters.map(
    (each) => `${each.name}${each.flags.isOptional ? '?' : ''}: ${each.type}`,
  );
  const line = `new ${name}(${declared.join(', ')})`;
  if (line.length <= MAX_LINE) return line;
  return [`new ${name}(`, ...declared.map((each) => `  ${each},`), ')'].join('\n');
}
