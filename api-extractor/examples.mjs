// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { Comment, CommentTag, Converter, ParameterType, ReflectionKind } from 'typedoc';
import { documentedPackages } from './members.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/**
 * TypeDoc plugin: adds the examples of the folders in the option `examples` to the pages of the names
 * in their headings. The docs checker compiles and runs them with the packages of each version.
 *
 * Reports an error for an example of a name that is not documented.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'examples',
    help: 'The folders with examples of exported names.',
    type: ParameterType.PathArray,
    defaultValue: [],
  });
  app.options.addDeclaration({
    name: 'hasAllExamples',
    help: 'Whether all packages with examples are documented.',
    type: ParameterType.Boolean,
    defaultValue: true,
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const folders = /** @type {string[]} */ (app.options.getValue('examples'));
    const members = new Map(
      documentedPackages(project).flatMap(({ children }) =>
        (children ?? [])
          .filter((child) => !child.kindOf(ReflectionKind.Reference))
          .map((child) => [child.name, child]),
      ),
    );
    /** @type {string[]} */
    const unknown = [];
    for (const [name, example] of folders.flatMap(readExamples)) {
      const member = members.get(name);
      if (member) addExample(member, example);
      else unknown.push(name);
    }
    if (unknown.length > 0 && app.options.getValue('hasAllExamples')) {
      app.logger.error(
        /** @type {import('typedoc').TranslatedString} */ (
          `${unknown.length} examples belong to no documented name: ${unknown.join(', ')}. Remove them from api-extractor/examples/, or correct their headings.`
        ),
      );
    }
  });
}

/**
 * Adds an example where the page shows it once: above the overloads of a function that has several.
 *
 * @param {import('typedoc').DeclarationReflection} member
 * @param {string} example
 */
function addExample(member, example) {
  const { signatures = [] } = member;
  const place = signatures.length === 1 ? signatures[0] : member;
  if (!place) return;
  place.comment ??= new Comment();
  if (signatures.length > 1) raiseSummary(place.comment, signatures);
  place.comment.blockTags.push(new CommentTag('@example', partsOf(example)));
}

/**
 * Moves the summary that all overloads of a function share above them.
 *
 * @param {Comment} comment - the comment above the overloads
 * @param {import('typedoc').SignatureReflection[]} signatures
 */
function raiseSummary(comment, signatures) {
  const [summary = [], ...others] = signatures.map((signature) => signature.comment?.summary ?? []);
  const text = Comment.combineDisplayParts(summary);
  if (text === '' || comment.summary.length > 0) return;
  if (others.some((other) => Comment.combineDisplayParts(other) !== text)) return;
  comment.summary = summary;
  for (const signature of signatures) {
    if (signature.comment) signature.comment.summary = [];
  }
}

/**
 * Reads the files of a folder, if it exists. A heading of the second level names one or several members.
 *
 * @param {string} folder
 * @returns {[string, string][]} the names, and the text below their heading
 */
function readExamples(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .flatMap((file) => fs.readFileSync(path.join(folder, file), 'utf8').split(/^## /m).slice(1))
    .flatMap((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const text = lines.join('\n').trim();
      return heading
        .split(',')
        .map((name) => /** @type {[string, string]} */ ([name.trim(), text]));
    });
}

/**
 * Splits Markdown into text and blocks of code. What only the checker reads is left out of a fence.
 *
 * @param {string} markdown
 * @returns {import('typedoc').CommentDisplayPart[]}
 */
function partsOf(markdown) {
  return markdown.split(/^(```[\s\S]*?^```)$/m).map((part) => {
    if (!part.startsWith('```')) return { kind: 'text', text: part };
    return { kind: 'code', text: part.replace(/^(```\w+)[^\n]*/, '$1') };
  });
}
