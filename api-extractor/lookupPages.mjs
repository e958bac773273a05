// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { ParameterType, ReflectionKind } from 'typedoc';
import { MarkdownPageEvent, MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { documentedPackages, isDescribed, membersOfPackage } from './members.mjs';
import { firstSentence, lineOf, titleOf } from './summary.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/** A topic with more names is divided into its parts. */
const MAX_UNDIVIDED = 10;

/** What the index is about, for search engines. */
const INDEX_DESCRIPTION =
  'Every component, prop, hook, function, type and constant of React Query Builder.';

/** Where the site shows the box that finds names. */
const LOOKUP = '<search></search>';

/** Sorts names without regard to letter case. */
export const byName = new Intl.Collator('en', { sensitivity: 'base' }).compare;

/**
 * @typedef {import('./reference').LookupOption} LookupOption
 * @typedef {import('./reference').ReferenceMember} ReferenceMember
 * @typedef {import('./reference').ReferencePackage} ReferencePackage
 */

/**
 * TypeDoc plugin: lists the members of a package by topic, each with its first sentence, and the
 * packages as cards; gives each member's page that sentence as its description; and writes
 * `reference.json`, from which the sidebar and the published data are made.
 *
 * Reports an error for a page without the list that it replaces.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'lookup',
    help: 'The topic of each public name, and the versions of the packages.',
    type: ParameterType.Mixed,
    defaultValue: undefined,
  });
  const option = () => /** @type {LookupOption | undefined} */ (app.options.getValue('lookup'));
  /** @type {ReferencePackage[]} */
  let packages = [];

  app.renderer.on(MarkdownRendererEvent.BEGIN, ({ project }) => {
    const lookup = option();
    if (!lookup) return;
    const router = /** @type {import('typedoc').Router} */ (app.renderer.router);
    packages = documentedPackages(project).map((each) => packageOf(each, lookup, router));
  });

  app.renderer.on(MarkdownPageEvent.END, (event) => {
    const page = /** @type {MarkdownPageEvent} */ (event);
    const lookup = option();
    const { model } = page;
    if (!lookup || !page.isReflectionEvent()) return;
    const reflection = /** @type {import('typedoc').DeclarationReflection} */ (model);
    if (reflection.isProject()) {
      const title = `${titleOf(page.project.name, INDEX_DESCRIPTION)} | ${apiTitle(lookup, packages[0])}`;
      replaceList(page, cardsOf(packages, lookup), frontMatter(title, INDEX_DESCRIPTION));
    } else if (reflection.kindOf(ReflectionKind.Module)) {
      const found = packages.find(({ name }) => name === reflection.name);
      if (!found) return;
      const { name, description } = found;
      const title = `${name}: ${description.replace(/\.$/, '')} | ${apiTitle(lookup, found)}`;
      replaceList(page, listOf(found, lookup), frontMatter(title, description));
    } else {
      const found = packages.find(({ name }) => name === reflection.parent?.name);
      const member = found?.members.find(({ name }) => name === reflection.name);
      if (!found || !member) return;
      const title = `${titleOf(member.name, member.summary)} | ${apiTitle(lookup, found)}`;
      page.contents = frontMatter(title, member.summary) + page.contents;
    }
  });

  app.renderer.on(MarkdownRendererEvent.END, ({ outputDirectory }) => {
    if (!option()) return;
    fs.writeFileSync(
      path.join(outputDirectory, 'reference.json'),
      JSON.stringify(/** @type {import('./reference').Reference} */ ({ packages })),
    );
  });

  /**
   * @param {MarkdownPageEvent} page
   * @param {string} list
   * @param {string} front
   */
  function replaceList(page, list, front) {
    // The comment above the list has no headings.
    const start = page.contents.indexOf('\n## ');
    if (start < 0) {
      app.logger.error(
        /** @type {import('typedoc').TranslatedString} */ (
          `The page ${page.url} has no list of members to replace: adapt api-extractor/lookupPages.mjs to this version of typedoc-plugin-markdown.`
        ),
      );
      return;
    }
    page.contents = `${front}${page.contents.slice(0, start)}\n${list}\n`;
  }
}

/**
 * Names the reference with the version that it documents: `React Query Builder API 7.7`.
 *
 * @param {LookupOption} lookup
 * @param {ReferencePackage | undefined} documented
 */
function apiTitle({ title }, documented) {
  const minor = documented?.version.split('.').slice(0, 2).join('.');
  return [title, minor].filter(Boolean).join(' ');
}

/**
 * @param {ReturnType<typeof documentedPackages>[number]} documented
 * @param {LookupOption} lookup
 * @param {import('typedoc').Router} router
 * @returns {ReferencePackage}
 */
function packageOf(documented, { places, summaries, versions }, router) {
  const { name = '', comment, children = [] } = documented;
  const described = new Map(
    membersOfPackage(documented).map(({ key, places: found }) => {
      const described = found.find(isDescribed)?.comment;
      return [key, described];
    }),
  );
  const members = children
    .filter((child) => !child.kindOf(ReflectionKind.Reference))
    .map((child) => {
      const found = described.get(child.name);
      const deprecated = found?.getTag('@deprecated');
      const first = firstSentence(lineOf(found?.summary ?? []));
      const instead =
        deprecated && `Deprecated. ${firstSentence(lineOf(deprecated.content))}`.trim();
      return {
        name: child.name,
        id: router.getFullUrl(child).replace(/\.mdx?$/, ''),
        summary: summaries[child.name] ?? instead ?? first,
        ...(deprecated && { deprecated: true }),
        .../** @type {import('./topics').Place} */ (places[name]?.[child.name]),
      };
    })
    .sort((one, other) => byName(one.name, other.name));
  const texts = [...described].flatMap(([key, found]) => {
    const text = lineOf(found?.summary ?? []);
    return text === '' ? [] : [[key, text]];
  });
  return {
    name,
    version: versions[name] ?? '',
    description: firstSentence(lineOf(comment?.summary ?? [])),
    members,
    texts: Object.fromEntries(texts),
  };
}

/**
 * The front matter of a page.
 *
 * @param {string} title
 * @param {string} description
 */
function frontMatter(title, description) {
  const values = { title_meta: title, description: description.replaceAll('`', '') };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', ''].join('\n');
}

/** Text between code is shown as it is. @param {string} text */
function escaped(text) {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\<>*_[\]]/g, '\\$&')))
    .join('');
}

/**
 * @param {string} name
 * @param {LookupOption} lookup
 */
const programLink = (name, { route }) => `[JSON](pathname://${route}/${name}.json)`;

/**
 * The members by topic.
 *
 * @param {ReferencePackage} documented
 * @param {LookupOption} lookup
 */
function listOf({ name, members }, lookup) {
  const { topics } = lookup;
  /** @param {ReferenceMember} member */
  const item = ({ name: title, id, summary, deprecated }) => {
    const label = deprecated ? `~~${escaped(title)}~~` : escaped(title);
    return `- [${label}](${id.slice(name.length + 1)}.md): ${escaped(summary)}`;
  };
  const lists = topics.flatMap(({ title, parts }) => {
    const all = members.filter(({ topic }) => topic === title);
    if (all.length === 0) return [];
    const isDivided = all.length > MAX_UNDIVIDED && new Set(all.map(({ part }) => part)).size > 1;
    if (!isDivided) return [`## ${title}`, all.map(item).join('\n')];
    return [
      `## ${title}`,
      ...[undefined, ...parts].flatMap((part) => {
        const own = all.filter((member) => member.part === part);
        if (own.length === 0) return [];
        return [...(part === undefined ? [] : [`### ${part}`]), own.map(item).join('\n')];
      }),
    ];
  });
  return [LOOKUP, `Read by programs: ${programLink(name, lookup)}.`, ...lists].join('\n\n');
}

/**
 * @param {readonly ReferencePackage[]} packages
 * @param {LookupOption} lookup
 */
function cardsOf(packages, lookup) {
  const cards = packages.map(
    ({ name, version, description, members }) =>
      `<li>\n\n[${name}](${name}/index.md) ${version}\n\n${escaped(description)}\n\n${members.length} members · Read by programs: ${programLink(name, lookup)}\n\n</li>`,
  );
  return [LOOKUP, '## Packages', '<ul class="api-packages">', ...cards, '</ul>'].join('\n\n');
}
