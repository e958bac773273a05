// @ts-check
import { ParameterType, ReflectionKind } from 'typedoc';
import { MarkdownRendererEvent } from 'typedoc-plugin-markdown';
import { folded } from './foldedText.mjs';
import { escapeMarkdown } from './linkedTypes.mjs';
import { oneLine, table } from './table.mjs';

// A plain module, not TypeScript, because TypeDoc loads its plugins by itself.

/** @typedef {import('typedoc-plugin-markdown').MarkdownThemeContext} Theme */
/** @typedef {import('./documentedSignatures').PageSignatures} PageSignatures */
/** @typedef {import('typedoc').SignatureReflection} SignatureReflection */
/** @typedef {import('typedoc').DeclarationReflection} DeclarationReflection */

/**
 * TypeDoc plugin: writes the signature of each page, its parameters and what it returns from the package
 * model, with a link for each name of a type, and the overloads of a function below a table that
 * compares them.
 *
 * The option `signatures` has them by page; see `documentedSignatures.ts`.
 *
 * @param {import('typedoc').Application} app - the TypeDoc application to extend
 * @throws {Error} when TypeDoc and the package model disagree about a page
 */
export function load(app) {
  app.options.addDeclaration({
    name: 'signatures',
    help: 'The signatures of all exports, by page.',
    type: ParameterType.Mixed,
    defaultValue: {},
  });
  app.renderer.on(MarkdownRendererEvent.BEGIN, () => {
    const pages = /** @type {Record<string, PageSignatures>} */ (
      app.options.getValue('signatures')
    );
    const theme = /** @type {import('typedoc-plugin-markdown').MarkdownTheme} */ (
      app.renderer.theme
    );
    const original = theme.getRenderContext.bind(theme);
    theme.getRenderContext = (page) => {
      const context = original(page);
      const path = page.url.replace(/\.\w+$/, '');
      const signatures = pages[path];
      return signatures ? withSignatures(context, signatures, path) : context;
    };
  });
}

/**
 * Makes a page show its signatures.
 *
 * @param {Theme} theme
 * @param {PageSignatures} own
 * @param {string} path - the page, for messages
 */
function withSignatures(theme, own, path) {
  const { page, partials } = theme;
  const { signatures, signatureTitle, memberWithGroups, declaration } = partials;
  const { declarationTitle, typeDeclarationTable, typeParametersTable, parametersTable } = partials;
  const { signatureReturns } = partials;
  const block = own.blocks[0] ?? '';

  /**
   * The number of a signature of the page, also where a type alias is a function type.
   *
   * @param {import('typedoc').Reflection | undefined} reflection
   */
  const indexOf = (reflection) => {
    const owner = /** @type {DeclarationReflection | undefined} */ (reflection?.parent);
    const isOwn = owner === page.model || (owner?.name === '__type' && owner.parent === page.model);
    return isOwn
      ? (owner?.signatures?.indexOf(/** @type {SignatureReflection} */ (reflection)) ?? -1)
      : -1;
  };

  partials.declarationTitle = (model) => (model === page.model ? block : declarationTitle(model));

  partials.memberWithGroups = (model, options) => {
    const rest = memberWithGroups(model, options);
    return model === page.model && model.kindOf(ReflectionKind.ClassOrInterface)
      ? `${block}\n\n${rest}`
      : rest;
  };

  partials.declaration = (model, options) => {
    if (model !== page.model || own.value === undefined) return declaration(model, options);
    const { headingLevel } = options ?? { headingLevel: 2 };
    const { comment } = model;
    const summary = comment ? partials.comment(comment, { headingLevel, showTags: false }) : '';
    const head = summary ? `${block}\n\n${summary}` : block;
    const value = `${'#'.repeat(headingLevel)} Value\n\n${own.value}`;
    return declaration(model, options).replace(head, () => `${head}\n\n${value}`);
  };

  partials.signatureTitle = (model, options) => {
    const index = indexOf(model);
    if (index < 0) return signatureTitle(model, options);
    const declared = own.implements ? `\n\nType: ${own.implements}` : '';
    return `${own.blocks[index]}${declared}`;
  };

  partials.typeParametersTable = (model) => {
    const owner = model[0]?.parent;
    const index = owner === page.model ? 0 : indexOf(owner);
    const known = index < 0 ? undefined : own.typeParameters[index];
    return known ? typeParameters(theme, model, known) : typeParametersTable(model);
  };

  partials.parametersTable = (model) => {
    const index = indexOf(model[0]?.parent);
    const call = own.calls[index];
    if (!call) return parametersTable(model);
    if (call.parameters.length !== model.length) {
      throw new Error(
        `The package model has ${call.parameters.length} parameters for "${path}", and TypeDoc ${model.length}.`,
      );
    }
    return parameters(theme, model, call.parameters);
  };

  partials.signatureReturns = (model, options) => {
    const call = own.calls[indexOf(model)];
    if (!call) return signatureReturns(model, options);
    const comment = model.comment?.getTag('@returns');
    return [
      `${'#'.repeat(options.headingLevel)} Returns`,
      call.returns,
      comment ? theme.helpers.getCommentParts(comment.content) : '',
    ].join('\n\n');
  };

  partials.typeDeclarationTable = (model, options) => {
    const { members } = own;
    const isOwn = model[0]?.parent?.parent === page.model;
    if (!members || !isOwn) return typeDeclarationTable(model, options);
    return table(
      ['Name', 'Type', 'Description'],
      model.map((member) => [
        `<a id="${theme.router.getAnchor(member)}"></a> ${code(member.name)}`,
        members[member.name] ?? '',
        describe(theme, member),
      ]),
    );
  };

  partials.signatures = (model, options) => {
    const { overloads } = own;
    if (model !== page.model || !overloads) return signatures(model, options);
    return writeOverloads(theme, model, { own, overloads });
  };
  return theme;
}

/**
 * @param {Theme} theme
 * @param {import('typedoc').TypeParameterReflection[]} model
 * @param {PageSignatures['typeParameters'][number]} known
 */
function typeParameters(theme, model, known) {
  const hasDefault = known.some((each) => each.default);
  const hasComment = model.some(({ comment }) => comment);
  return table(
    [
      'Type Parameter',
      ...(hasDefault ? ['Default Type'] : []),
      ...(hasComment ? ['Description'] : []),
    ],
    model.map((parameter, index) => {
      const anchor = theme.router.hasUrl(parameter) ? theme.router.getAnchor(parameter) : undefined;
      return [
        `${anchor ? `<a id="${anchor}"></a> ` : ''}${known[index]?.type}`,
        ...(hasDefault ? [known[index]?.default ?? '–'] : []),
        ...(hasComment ? [describe(theme, parameter)] : []),
      ];
    }),
  );
}

/**
 * @param {Theme} theme
 * @param {import('typedoc').ParameterReflection[]} model
 * @param {PageSignatures['calls'][number]['parameters']} known
 */
function parameters(theme, model, known) {
  const rows = model.flatMap((parameter, index) => {
    const { name = '', type = '', members = {} } = known[index] ?? {};
    const children =
      parameter.type?.type === 'reflection' ? (parameter.type.declaration.children ?? []) : [];
    return [
      [code(name), type, describe(theme, parameter)],
      ...children.map((child) => [
        code(`${parameter.name}.${child.name}${child.flags.isOptional ? '?' : ''}`),
        members[child.name] ?? '',
        describe(theme, child),
      ]),
    ];
  });
  return table(['Parameter', 'Type', 'Description'], rows);
}

/**
 * Writes the overloads of a function: a table that compares them, a section for each, and the parameters
 * that they have in common.
 *
 * @param {Theme} theme
 * @param {DeclarationReflection} model
 * @param {{
 *   own: PageSignatures,
 *   overloads: NonNullable<PageSignatures['overloads']>,
 * }} options
 */
function writeOverloads(theme, model, { own, overloads: { sections, summary, values, rows } }) {
  const { partials, helpers } = theme;
  const all = model.signatures ?? [];
  const hasExamples = rows.some(({ example }) => example);
  const comparison = table(
    hasExamples ? ['What you pass', 'Returns', 'Example'] : ['What you pass', 'Returns'],
    rows.map(({ overload, example }) => {
      const { id = '', title = '' } = sections[overload] ?? {};
      const returns = own.calls[overload]?.returns ?? '';
      return example
        ? [`[${code(example.arguments)}](#${id})`, returns, code(example.result)]
        : [`[${title}](#${id})`, returns, ...(hasExamples ? [''] : [])];
    }),
  );
  /** @param {import('typedoc').Comment | undefined} comment */
  const summaryOf = (comment) =>
    comment?.summary.length ? partials.comment(comment, { showTags: false }) : '';
  const shared = summaryOf(model.comment) || summary;
  const given = values.map(([name, value]) => `${code(name)} is ${code(value)}`).join(', and ');
  return [
    shared || summaryOf(all[0]?.comment),
    '<a id="call-signature"></a>',
    '## Overloads',
    given && `In the examples, ${given}.`,
    comparison,
    ...all.flatMap((each, index) => {
      const { id, title } = sections[index] ?? {};
      const { comment } = each;
      const returns = comment?.getTag('@returns');
      return [
        `### ${title} {#${id}}`,
        own.blocks[index],
        (shared || index > 0) && summaryOf(comment),
        returns && `Returns ${helpers.getCommentParts(returns.content)}`,
      ];
    }),
    '## Parameters',
    commonParameters(theme, all, own),
    model.comment && partials.comment(model.comment, { headingLevel: 2, showSummary: false }),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The parameters of all overloads. Where their types differ, the signatures have them.
 *
 * @param {Theme} theme
 * @param {readonly SignatureReflection[]} all
 * @param {PageSignatures} own
 */
function commonParameters(theme, all, own) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  all.forEach((signature, index) => {
    signature.parameters?.forEach((parameter, position) => {
      const known = own.calls[index]?.parameters[position];
      if (!known || rows.has(parameter.name)) return;
      const type = known.isCommon ? known.type : 'See the overloads';
      rows.set(parameter.name, [code(known.name), type, describe(theme, parameter)]);
    });
  });
  return table(['Parameter', 'Type', 'Description'], [...rows.values()]);
}

/**
 * @param {Theme} theme
 * @param {import('typedoc').Reflection} reflection
 */
function describe(theme, reflection) {
  const signature = /** @type {DeclarationReflection} */ (reflection).signatures?.[0];
  const comment = reflection.comment ?? signature?.comment;
  const text = comment ? theme.partials.comment(comment, { isTableColumn: true }) : '';
  return folded(oneLine(text)) || '–';
}

/** @param {string} text */
const code = (text) => `<code>${escapeMarkdown(text)}</code>`;
