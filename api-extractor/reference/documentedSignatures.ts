import type {
  Export,
  Member,
  PackageModel,
  Parameter,
  Signature,
  TypeParameter,
} from '../../packageModel/types';
import { declarationsOf } from './declarations';
import { formatValue, isComplete } from './formatValue';
import { TypeLinks } from './linkedTypes.mjs';
import { isCommon, overloadOf, overloadsOf, unneededTexts } from './overloads';
import { OVERLOAD_EXAMPLES } from './overloadTexts';
import { pagePath, pagePaths } from './pagePaths.mjs';
import { type Observed, runExample, valuesOf } from './runExamples';

/** A parameter. Types are Markdown. */
export interface DocumentedParameter {
  name: string;
  type: string;
  /** Whether all overloads that have it give it the same type. */
  isCommon: boolean;
  /** The types of its members, by name, where its type has no exported name. */
  members: Record<string, string>;
}

/** How to call what a page documents. Types are Markdown. */
export interface DocumentedCall {
  parameters: DocumentedParameter[];
  returns: string;
}

/** A type parameter: `RG extends RuleGroupTypeAny` and its default, in Markdown. */
export interface DocumentedTypeParameter {
  name: string;
  type: string;
  default?: string;
}

/** An overload, and what distinguishes it. */
export interface DocumentedOverload {
  id: string;
  /** Markdown. */
  title: string;
}

/** A row of the table above the overloads. */
export interface OverloadRow {
  /** The overload's number. */
  overload: number;
  /** What a call passes and returns, where the function can be called outside of a component. */
  example?: Observed;
}

/** The overloads of a function. */
export interface DocumentedOverloads {
  sections: DocumentedOverload[];
  /** What the function does, where the comments of the overloads say only what each of them does. */
  summary?: string;
  /** The values that the examples pass: names and code. */
  values: [name: string, code: string][];
  rows: OverloadRow[];
}

/** The signatures on a page of the reference. */
export interface PageSignatures {
  /** The declaration, or one for each overload: code blocks in Markdown. */
  blocks: string[];
  /** The type parameters of each of these. */
  typeParameters: DocumentedTypeParameter[][];
  calls: DocumentedCall[];
  /** What a constant contains: a code block in Markdown. */
  value?: string;
  /** The types of a constant's members, by name: Markdown. */
  members?: Record<string, string>;
  /** The type that a function is declared with: Markdown. */
  implements?: string;
  overloads?: DocumentedOverloads;
}

interface Options {
  /** The names of the packages that the reference documents. */
  documented: readonly string[];
  /** Absolute path of the folder that the packages are installed in. */
  folder: string;
  /** The major version of the packages. */
  major: number;
  /** Whether the texts since a major version have to belong to these packages. */
  isOwnText: (since?: number) => boolean;
}

/**
 * Lists the signatures that the pages of the reference show.
 *
 * @param model - the packages
 * @param options - see {@link Options}
 * @returns the signatures by page: `react-querybuilder/functions/formatQuery`
 * @throws Error for a documented type without a page, for overloads that nothing distinguishes, and for
 *   a text about an overload that does not exist
 */
export function documentedSignatures(
  model: PackageModel,
  options: Options,
): Record<string, PageSignatures> {
  const { documented } = options;
  const links = new TypeLinks(pagePaths(model.packages, documented));
  const packages = model.packages.filter(({ name }) => documented.includes(name));
  assertNeeded(
    packages.flatMap(({ exports }) => exports),
    options,
  );
  return Object.fromEntries(
    packages.flatMap(({ name, exports }) =>
      exports.map((exported) => {
        const page = pagePath(name, exported);
        return [page, signaturesOf(exported, { ...options, links, page })];
      }),
    ),
  );
}

function assertNeeded(exports: readonly Export[], { isOwnText }: Options): void {
  const unneeded = unneededTexts(exports, isOwnText);
  if (unneeded.length === 0) return;
  throw new Error(
    `${unneeded.length} texts belong to no overload: ${unneeded.join(', ')}. Remove them from api-extractor/reference/overloadTexts.ts, or correct their ids.`,
  );
}

interface Place extends Options {
  links: TypeLinks;
  page: string;
}

function signaturesOf(exported: Export, place: Place): PageSignatures {
  const { kind, type, value, signatures = [] } = exported;
  const { links, page } = place;
  const isCallable = kind === 'function' || kind === 'hook' || kind === 'component';
  const described = isCallable ? signatures : [exported];
  const members = kind === 'variable' ? type?.members : undefined;
  const isNamed = isCallable && /^[A-Z]\w*$/.test(type?.text ?? '');
  return {
    blocks: declarationsOf(exported).map((declaration) => links.block(declaration, page)),
    typeParameters: described.map(({ typeParameters = [] }) =>
      typeParameters.map((parameter) => documentedTypeParameter(parameter, place)),
    ),
    calls: signatures.map((signature) => documentedCall(signature, signatures, place)),
    ...(isNamed && type && { implements: links.code(type, page) }),
    ...(value !== undefined &&
      isComplete(value) && { value: `\`\`\`ts\n${formatValue(value)}\n\`\`\`` }),
    ...(members && { members: typesOf(members, place) }),
    ...(isCallable && signatures.length > 1 && { overloads: documentedOverloads(exported, place) }),
  };
}

const typesOf = (members: readonly Member[], { links, page }: Place): Record<string, string> =>
  Object.fromEntries(members.map(({ name, type }) => [name, links.cell(type, page)]));

function documentedTypeParameter(
  { name, constraint, default: fallback }: TypeParameter,
  { links, page }: Place,
): DocumentedTypeParameter {
  const text = constraint ? `${name} extends ${constraint.text}` : name;
  return {
    name,
    type: links.cell({ ...constraint, text }, page),
    ...(fallback && { default: links.cell(fallback, page) }),
  };
}

function documentedCall(
  { parameters, returns }: Signature,
  signatures: readonly Signature[],
  place: Place,
): DocumentedCall {
  return {
    parameters: parameters.map((parameter) => documentedParameter(parameter, signatures, place)),
    returns: place.links.cell(returns, place.page),
  };
}

function documentedParameter(
  parameter: Parameter,
  signatures: readonly Signature[],
  place: Place,
): DocumentedParameter {
  const { name, type, optional, rest } = parameter;
  return {
    name: `${rest ? '...' : ''}${name}${optional ? '?' : ''}`,
    type: place.links.cell(type, place.page),
    isCommon: isCommon(parameter, signatures),
    members: typesOf(type.members ?? [], place),
  };
}

function documentedOverloads(exported: Export, { folder, major }: Place): DocumentedOverloads {
  const sections = overloadsOf(exported);
  const examples = OVERLOAD_EXAMPLES[exported.name];
  if (!examples) {
    return { sections, values: [], rows: sections.map((_, overload) => ({ overload })) };
  }
  const rows = examples.rows
    .filter(({ since = 0 }) => since <= major)
    .map((example) => ({ example, overload: overloadOf(example, sections) }))
    .filter(({ overload }) => overload >= 0)
    .map(({ example, overload }) => ({
      overload,
      example: runExample(exported, example, examples.values, folder),
    }));
  const others = sections
    .map((_, overload) => ({ overload }))
    .filter(({ overload }) => !rows.some((row) => row.overload === overload));
  const calls = rows.map(({ example }) => example.arguments).join('\n');
  const { summary } = examples;
  return {
    sections,
    ...(summary && { summary }),
    values: valuesOf(examples).filter(([name]) => new RegExp(`\\b${name}\\b`).test(calls)),
    rows: [...rows, ...others],
  };
}
