// @ts-check
import { Comment, Converter, ParameterType, ReflectionKind } from 'typedoc';
import { MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { writeConstructor } from './classConstructor.mjs';
import { folded, MAX_DESCRIPTION, visibleLength } from './foldedText.mjs';
import { memberDescriptions } from './memberDescriptions.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/** @typedef {import('./documentedMembers').MemberTables} MemberTables */
/** @typedef {import('./documentedMembers').DocumentedMember} DocumentedMember */
/** @typedef {import('typedoc-plugin-markdown').MarkdownThemeContext} Theme */

/** After the links in comments have been resolved. */
const AFTER_LINKS = -500;

/** How many characters of a description and a list a cell shows; otherwise, it folds the list. */
const MAX_WITH_LIST = 160;

/** The columns of a table of members, which `plugins/content/static-html` knows it by. */
const COLUMNS = ['Name', 'Type', 'Required', 'Default', 'Description'];

/** How many names an error message lists. */
const MAX_LISTED = 20;

/**
 * TypeDoc plugin: writes the members of components, types and hooks as tables, from the package model.
 *
 * The option `memberTables` has the members by page; see `documentedMembers.ts`. Their descriptions are
 * the comments of the project, which other plugins complete.
 *
 * Reports an error for a member, or an argument of a callback, without a description.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'memberTables',
    help: 'The members of components, types and hooks, by page.',
    type: ParameterType.Mixed,
    defaultValue: {},
  });
  const tables = () =>
    /** @type {Record<string, MemberTables>} */ (app.options.getValue('memberTables'));
  /** @type {ReturnType<typeof memberDescriptions>} */
  let descriptions;

  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      descriptions = memberDescriptions(
        project,
        /** @type {import('../descriptions/types').DescriptionsOption} */ (
          app.options.getValue('descriptions')
        ),
      );
      const missing = undescribed(Object.values(tables()), descriptions);
      if (missing.length === 0) return;
      const rest = missing.length - MAX_LISTED;
      app.logger.error(
        /** @type {import('typedoc').TranslatedString} */ (
          `${missing.length} members of the package model have no description: ${missing.slice(0, MAX_LISTED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}. Describe them in api-extractor/descriptions/.`
        ),
      );
    },
    AFTER_LINKS,
  );

  app.renderer.on(MarkdownRendererEvent.BEGIN, () => {
    const theme = /** @type {import('typedoc-plugin-markdown').MarkdownTheme} */ (
      app.renderer.theme
    );
    const original = theme.getRenderContext.bind(theme);
    theme.getRenderContext = (page) => addTables(original(page), tables(), descriptions);
  });
}

/**
 * Lists the names of members and arguments without a description.
 *
 * @param {MemberTables[]} tables
 * @param {ReturnType<typeof memberDescriptions>} descriptions
 */
function undescribed(tables, descriptions) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const member of tables.flatMap(({ groups }) => groups.flatMap(({ members }) => members))) {
    if (!descriptions.ofMember(member)) names.add(member.key);
    for (const property of member.properties) {
      if (!descriptions.ofProperty(member, property)) names.add(`${member.key}.${property.name}`);
    }
    for (const argument of member.callback?.parameters ?? []) {
      if (descriptions.ofArgument(member, argument)) continue;
      names.add(`${member.key}(${argument.name})`);
    }
  }
  return [...names];
}

/**
 * Makes a page show its members.
 *
 * @param {Theme} theme
 * @param {Record<string, MemberTables>} tables
 * @param {ReturnType<typeof memberDescriptions>} descriptions
 */
function addTables(theme, tables, descriptions) {
  const { page, partials } = theme;
  const table = tables[page.url.replace(/\.\w+$/, '')];
  if (!table) return theme;
  const { body, declaration, signature, signatureReturns, signatures } = partials;

  /** @param {number} level */
  const section = (level) => writeTables(theme, table, descriptions, level);

  // Classes, interfaces, and type aliases that TypeDoc reads as such.
  partials.body = (model, options) => {
    if (model !== page.model) return body(model, options);
    const { headingLevel } = options;
    const creation = writeConstructor(theme, model, headingLevel);
    return [creation, section(headingLevel)].filter(Boolean).join('\n\n');
  };

  partials.declaration = (model, options) => {
    if (model !== page.model) return declaration(model, options);
    const { headingLevel = 2 } = options ?? {};
    const { comment, typeParameters } = model;
    return [
      partials.declarationTitle(model),
      comment && partials.comment(comment, { headingLevel, showTags: false }),
      typeParameters && `${'#'.repeat(headingLevel)} Type Parameters`,
      typeParameters && partials.typeParametersTable(typeParameters),
      section(headingLevel),
      comment && partials.comment(comment, { headingLevel, showSummary: false, showReturns: true }),
      partials.inheritance(model, { headingLevel }),
    ]
      .filter(Boolean)
      .join('\n\n');
  };

  // What the overloads of a hook return has the same members.
  partials.signatures = (model, options) => {
    const text = signatures(model, options);
    const isOverloaded = model === page.model && (model.signatures?.length ?? 0) > 1;
    if (!isOverloaded || table.of !== 'result') return text;
    return `${text}\n\n## Returns\n\n${section(2)}`;
  };

  partials.signature = (model, options) => {
    const text = signature(model, options);
    return table.of === 'component' && model.parent === page.model ? propsFirst(text) : text;
  };

  let isWritten = false;
  partials.signatureReturns = (model, options) => {
    const returns = signatureReturns(model, options);
    // The members are the same for all overloads.
    if (isWritten || model.parent !== page.model) return returns;
    isWritten = true;
    const members = section(options.headingLevel);
    return (table.of === 'result' ? [returns, members] : [members, returns]).join('\n\n');
  };
  return theme;
}

/** The sections of a component's page, in this order. */
const COMPONENT_SECTIONS = ['Example', 'Props', 'Type Parameters', 'Returns'];

/**
 * Puts the example and the props of a component before what TypeDoc says about the function. The only
 * parameter is the props.
 *
 * @param {string} text - Markdown with sections of the second level
 */
function propsFirst(text) {
  const [head = '', ...sections] = text.split(/^(?=## )/m);
  const titleOf = (/** @type {string} */ section) => section.slice(3, section.indexOf('\n')).trim();
  const known = COMPONENT_SECTIONS.flatMap((title) =>
    sections.filter((section) => titleOf(section) === title),
  );
  const others = sections.filter((section) => !known.includes(section));
  const parts = [...known, ...others.filter((section) => titleOf(section) !== 'Parameters')];
  return [head, ...parts].map((part) => part.trim()).join('\n\n');
}

/**
 * Writes the tables of a page below a heading. What hooks return is below the heading "Returns", which is
 * there already.
 *
 * @param {Theme} theme
 * @param {MemberTables} table
 * @param {ReturnType<typeof memberDescriptions>} descriptions
 * @param {number} level - the level of the heading
 */
function writeTables(theme, { of, groups }, descriptions, level) {
  const isInterface = theme.page.model.kind === ReflectionKind.Interface;
  const isProps = of === 'component' || theme.page.model.name.endsWith('Props');
  const heading = isProps ? 'Props' : 'Properties';
  const head = of === 'result' ? '' : `${'#'.repeat(level)} ${heading}\n\n`;
  // Addresses of earlier references lead to the table, and to callbacks, which had sections.
  const earlier = isInterface ? ['properties', 'methods'] : ['type-declaration'];
  const ids = of === 'type' ? earlier.filter((id) => id !== heading.toLowerCase()) : [];
  if (isInterface && groups.some(({ from }) => from)) ids.push('inherited-from');
  const rows = [COLUMNS.with(0, anchorsOf(ids) + COLUMNS[0]), COLUMNS.map(() => '---')];
  let callbacks = 0;
  for (const { from, members } of groups) {
    if (from) rows.push([`Inherited from ${from}`, ...COLUMNS.slice(1).map(() => '')]);
    for (const member of members) {
      const suffix = callbacks > 0 ? `-${callbacks}` : '';
      const isSection = isInterface && member.callback;
      if (isSection) callbacks += 1;
      const sections = isSection ? [`parameters${suffix}`, `returns${suffix}`] : [];
      rows.push(rowOf(theme, member, descriptions, sections));
    }
  }
  return head + rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {string[]} ids */
const anchorsOf = (ids) => ids.map((id) => `<a id="${id}"></a>`).join('');

/**
 * @param {Theme} theme
 * @param {DocumentedMember} member
 * @param {ReturnType<typeof memberDescriptions>} descriptions
 * @param {string[]} sections - the ids of earlier sections about the member
 */
function rowOf(theme, member, descriptions, sections) {
  const { name, anchor, type, required } = member;
  const earlier = /^[\w$.]+$/.test(name) ? name.toLowerCase() : anchor;
  const ids = anchorsOf([anchor, `property-${earlier}`, ...sections]);
  return [
    `${ids}[${code(name)}](#${anchor})`,
    type,
    required ? 'required' : 'optional',
    defaultOf(member),
    [descriptionOf(theme, member, descriptions), member.history].filter(Boolean).join(' '),
  ].map(oneLine);
}

/** @param {DocumentedMember} member */
function defaultOf({ default: value, hasComplexDefault }) {
  if (hasComplexDefault || value?.includes('\n')) return 'computed';
  return value ? code(value) : '';
}

/**
 * @param {Theme} theme
 * @param {DocumentedMember} member
 * @param {ReturnType<typeof memberDescriptions>} descriptions
 */
function descriptionOf(theme, member, descriptions) {
  /** @param {Comment | undefined} comment */
  const write = (comment) => textOf(theme, comment);
  const text = write(descriptions.ofMember(member));
  const { callback, properties } = member;
  const isObject = properties.length > 0;
  const parts = isObject ? properties : (callback?.parameters ?? []);
  const describe = isObject ? descriptions.ofProperty : descriptions.ofArgument;
  const items = parts.map((part) =>
    itemOf(`${code(part.name)} (${part.type})`, write(describe(member, part))),
  );
  const names = parts.map(({ name }) => code(name)).join(', ');
  if (callback?.returns) {
    const description = write(descriptions.ofResult(member, callback.returns));
    items.push(itemOf(`Returns ${callback.returns.type}`, description));
  }
  if (items.length === 0) return folded(text);
  const list = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  if (visibleLength(text + list) <= MAX_WITH_LIST) return text + list;
  const title = isObject ? 'Properties' : 'Arguments';
  const summary = names ? `${title}: ${names}` : 'Return value';
  const visible = folded(text, MAX_DESCRIPTION - visibleLength(summary));
  return `${visible}<details><summary>${summary}</summary>${list}</details>`;
}

/**
 * @param {string} named
 * @param {string} description
 */
const itemOf = (named, description) => (description ? `${named}: ${description}` : named);

/**
 * A comment as inline Markdown, which begins with what to use instead of a deprecated member.
 *
 * @param {Theme} theme
 * @param {Comment | undefined} comment
 */
function textOf(theme, comment) {
  if (!comment) return '';
  const summary = inline(theme.helpers.getCommentParts(comment.summary));
  const deprecated = comment.getTag('@deprecated');
  if (!deprecated) return summary;
  const instead = inline(theme.helpers.getCommentParts(deprecated.content));
  return `<strong>Deprecated.</strong> ${instead} ${summary}`.trim();
}

/**
 * Markdown in one line: code blocks become inline code.
 *
 * @param {string} markdown
 */
const inline = (markdown) =>
  oneLine(markdown.replace(/```(?:\w+\n)([\s\S]*?)```/g, (_, block) => code(block.trim()))).trim();

/** @param {string} text */
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/**
 * What stands in a cell is one line, in which a bar does not end the cell.
 *
 * @param {string} markdown
 */
const oneLine = (markdown) => markdown.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');
