import type { Export, Parameter, Signature } from '../../packageModel/types';
import { OVERLOAD_EXAMPLES, OVERLOAD_TITLES, type OverloadExample } from './overloadTexts';

/** An overload of a function. */
export interface Overload {
  /** The anchor of its section. */
  id: string;
  /** What distinguishes it: Markdown. */
  title: string;
}

/** How many characters of a type a heading shows. */
const MAX_TYPE_LENGTH = 40;

/** A type that is a string literal, or begins with one that its other alternatives repeat. */
const LITERAL = /^"([^"]+)"(?= \| \(|$)/;

/** An object type that an intersection adds to another type. */
const ADDED = /& \{ (.*) \}$/;

/**
 * Finds what distinguishes the overloads of a function from each other.
 *
 * @param exported - a function with several signatures
 * @throws Error when nothing distinguishes two of them
 */
export function overloadsOf({ name, signatures = [] }: Export): Overload[] {
  const titles = signatures.map((signature) => titleOf(signature, signatures));
  const overloads = signatures.map((signature, index) => {
    const plain = titles[index] as string;
    const isRepeated = titles.some((other, nth) => other === plain && nth !== index);
    const own = isRepeated ? detailedTitleOf(signature, signatures) : plain;
    const text = OVERLOAD_TITLES[name]?.[own] ?? own;
    const title = typeof text === 'string' ? text : text.title;
    return { id: idOf(title), title };
  });
  const ids = overloads.map(({ id }) => id);
  const repeated = overloads.find(({ id }, index) => ids.indexOf(id) !== index);
  if (repeated) {
    throw new Error(
      `Two overloads of "${name}" have the heading "${repeated.title}": make titleOf in api-extractor/reference/overloads.ts distinguish them.`,
    );
  }
  return overloads;
}

/** Whether all signatures that have the parameter give it the same type. */
export const isCommon = (parameter: Parameter, signatures: readonly Signature[]): boolean =>
  signatures.every(({ parameters }) => {
    const same = parameters.find(({ name }) => name === parameter.name);
    return !same || same.type.text === parameter.type.text;
  });

function titleOf(signature: Signature, signatures: readonly Signature[]): string {
  const own = signature.parameters.filter((parameter) => !isCommon(parameter, signatures));
  const [first] = own.filter(isUniqueAmong(signatures));
  if (first) return describe(first);
  if (own.length > 0) return own.map(describe).join(', ');
  const optional = signature.parameters.filter(({ name }) =>
    signatures.some(({ parameters }) => !parameters.some((each) => each.name === name)),
  );
  if (optional.length > 0) return `With ${optional.map(({ name }) => `\`${name}\``).join(' and ')}`;
  const missing = signatures
    .flatMap(({ parameters }) => parameters)
    .find(({ name }) => !signature.parameters.some((each) => each.name === name));
  return `Without \`${missing?.name ?? 'parameters'}\``;
}

/** Describes the parameters whose type other overloads have, too, next to those that differ. */
function detailedTitleOf(signature: Signature, signatures: readonly Signature[]): string {
  const constraint = constraintOf(signature);
  const isUnique = signatures.every(
    (each) => each === signature || constraintOf(each) !== constraint,
  );
  if (constraint && isUnique) return `\`${shorten(constraint)}\``;
  const added = signature.parameters.flatMap(({ type }) => type.text.split(/ & (?=\{)/)[0] ?? []);
  return added.map((text) => `\`${shorten(text)}\``).join(', ');
}

const constraintOf = ({ typeParameters: [first] = [] }: Signature) =>
  first?.constraint && `${first.name} extends ${first.constraint.text}`;

const isUniqueAmong = (signatures: readonly Signature[]) => (parameter: Parameter) =>
  signatures.filter(({ parameters }) =>
    parameters.some(
      ({ name, type }) => name === parameter.name && type.text === parameter.type.text,
    ),
  ).length === 1;

function describe({ name, type }: Parameter): string {
  const literal = LITERAL.exec(type.text)?.[1];
  if (literal) return `\`${literal}\``;
  const added = ADDED.exec(type.text)?.[1]?.replace('?:', ':');
  return `\`${shorten(added ?? `${name}: ${type.text}`)}\``;
}

function shorten(text: string): string {
  if (text.length <= MAX_TYPE_LENGTH) return text;
  return `${text.slice(0, MAX_TYPE_LENGTH).replace(/\W*\w*$/, '')}…`;
}

const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Finds the overload that an example calls.
 *
 * @param example - the example
 * @param overloads - the overloads of the function
 * @returns its index, or -1 where the function has no such overload
 */
export function overloadOf(example: OverloadExample, overloads: readonly Overload[]): number {
  const [index = -1] = [example.overload]
    .flat()
    .map((id) => overloads.findIndex((each) => each.id === id))
    .filter((each) => each >= 0);
  return index;
}

/**
 * Finds titles and examples in `overloadTexts.ts` that belong to no overload.
 *
 * @param exports - all exports that can have overloads
 * @param isOwn - whether the texts since a major version have to belong to these exports
 * @returns what an error message lists
 */
export function unneededTexts(
  exports: readonly Export[],
  isOwn: (since?: number) => boolean,
): string[] {
  const functions = new Map(exports.map((exported) => [exported.name, exported]));
  const titles = Object.entries(OVERLOAD_TITLES).flatMap(([name, texts]) => {
    const signatures = functions.get(name)?.signatures ?? [];
    const headings = signatures.flatMap((signature) => [
      titleOf(signature, signatures),
      detailedTitleOf(signature, signatures),
    ]);
    return Object.entries(texts)
      .filter(([, text]) => isOwn(typeof text === 'string' ? undefined : text.since))
      .map(([heading]) => heading)
      .filter((heading) => !headings.includes(heading));
  });
  const examples = Object.entries(OVERLOAD_EXAMPLES).flatMap(([name, { rows }]) => {
    const exported = functions.get(name);
    const overloads = exported ? overloadsOf(exported) : [];
    return rows
      .filter((row) => isOwn(row.since) && overloadOf(row, overloads) < 0)
      .flatMap(({ overload }) => overload);
  });
  return [...titles, ...examples];
}
