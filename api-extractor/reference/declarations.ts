import type { Export, Member, Signature, Type, TypeParameter } from '../../packageModel/types';
import { formatDeclaration } from './formatDeclaration';
import type { LinkedType } from './linkedTypes.mjs';

/** How many lines a declaration has before its object types are left to the table below it. */
const MAX_LINES = 14;

/** How many characters a line has before the reader has to scroll. */
const MAX_LINE_LENGTH = 100;

/** A name that needs no quotes as a key. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/**
 * Writes the declaration of an export: one for each overload of a function.
 *
 * @param exported - an export of the package model
 * @throws Error when the model describes a type in words that are no code
 */
export function declarationsOf(exported: Export): LinkedType[] {
  const { name, kind, signatures = [] } = exported;
  if (kind === 'function' || kind === 'hook' || kind === 'component') {
    return signatures.map((signature) => ({
      text: format(functionOf(name, signature), 'properties'),
      names: namesIn(signature),
    }));
  }
  const code = codeOf(exported);
  const text = format(code, kind === 'variable' ? 'properties' : 'members');
  // A class is declared like an interface, as far as its public members are concerned.
  const declared = kind === 'class' ? text.replace(/^interface/, 'class') : text;
  return [{ text: declared, names: namesIn(exported) }];
}

function format(code: string, noun: string): string {
  const whole = formatDeclaration(code);
  const lines = whole.split('\n');
  if (lines.length <= MAX_LINES && lines.every(({ length }) => length <= MAX_LINE_LENGTH)) {
    return whole;
  }
  return formatDeclaration(code, { isShort: true, noun });
}

function codeOf({
  name,
  kind,
  typeParameters,
  type,
  extends: bases = [],
  members = [],
  signatures = [],
}: Export): string {
  switch (kind) {
    case 'class':
    case 'interface': {
      const own = members.filter(({ inheritedFrom }) => !inheritedFrom);
      const heritage = bases.length > 0 ? ` extends ${list(bases)}` : '';
      const parts = [...signatures.map(callOf), ...own.map(memberOf)];
      return `interface ${name}${generics(typeParameters)}${heritage} { ${parts.join('; ')} }`;
    }
    case 'type alias':
      return `type ${name}${generics(typeParameters)} = ${type?.text};`;
    case 'variable':
      return `const ${name}: ${type?.text};`;
    default:
      throw new Error(`The API reference cannot declare "${name}", which is a ${kind}.`);
  }
}

const list = (types: readonly Type[]) => types.map(({ text }) => text).join(', ');

function generics(typeParameters: readonly TypeParameter[] = []): string {
  if (typeParameters.length === 0) return '';
  const parts = typeParameters.map(({ name, constraint, default: value }) => {
    const bound = constraint ? ` extends ${constraint.text}` : '';
    return `${name}${bound}${value ? ` = ${value.text}` : ''}`;
  });
  return `<${parts.join(', ')}>`;
}

function callOf({ typeParameters, parameters, returns }: Signature): string {
  const parts = parameters.map(({ name, type, optional, rest }) => {
    const mark = optional ? '?' : '';
    return `${rest ? '...' : ''}${name}${mark}: ${type.text}`;
  });
  return `${generics(typeParameters)}(${parts.join(', ')}): ${returns.text}`;
}

const functionOf = (name: string, signature: Signature) => `function ${name}${callOf(signature)};`;

function memberOf({ name, type, optional }: Member): string {
  const key = IDENTIFIER.test(name) ? name : JSON.stringify(name);
  return `${key}${optional ? '?' : ''}: ${type.text}`;
}

/** The names that can be linked in all types of a description, but not in those of nested members. */
function namesIn(described: Export | Signature): Record<string, string> {
  const types: (Type | undefined)[] = [];
  for (const { constraint, default: value } of described.typeParameters ?? []) {
    types.push(constraint, value);
  }
  if ('parameters' in described) {
    types.push(...described.parameters.map(({ type }) => type), described.returns);
  } else {
    types.push(described.type, ...(described.extends ?? []));
    if (described.kind === 'interface' || described.kind === 'class') {
      types.push(...(described.members ?? []).map(({ type }) => type));
      for (const signature of described.signatures ?? []) {
        types.push({ text: '', names: namesIn(signature) });
      }
    }
  }
  return Object.assign({}, ...types.map((type) => type?.names));
}
