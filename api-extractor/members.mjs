// @ts-check
import { ReflectionKind } from 'typedoc';
import { isFamily } from '../packageModel/family.mjs';

// A plain module, not TypeScript, because TypeDoc loads the plugins that import it by itself.

/**
 * A public name, or a member or parameter of one, with the key that the descriptions use:
 * `Type`, `Type.member`, `function(parameter)` or, for what a hook returns, `useHook.member`.
 *
 * @typedef {object} Member
 * @property {string} key
 * @property {import('typedoc').Reflection[]} places - where its comment goes: every overload of a
 *   function, otherwise one reflection
 * @property {string[]} owners - the types that declare it: its own type first, then the type that it
 *   is inherited from
 * @property {string} name - its own name, in parentheses for a parameter
 */

/** Types of the standard library whose argument has the members. */
const TRANSPARENT = new Set(['Partial', 'Required', 'Readonly']);

/**
 * Lists the object types that a type consists of.
 *
 * @param {import('typedoc').SomeType | undefined} type
 * @param {boolean} [isExport] - whether the type is an export, whose type arguments are listed
 * @returns {import('typedoc').DeclarationReflection[]}
 */
function objectTypes(type, isExport = true) {
  switch (type?.type) {
    case 'reflection':
      return [type.declaration];
    case 'intersection':
    case 'union':
      return type.types.flatMap((part) => objectTypes(part, isExport));
    case 'conditional':
      return [...objectTypes(type.trueType), ...objectTypes(type.falseType)];
    case 'reference':
      return isExport && TRANSPARENT.has(type.name)
        ? (type.typeArguments ?? []).flatMap((argument) => objectTypes(argument))
        : [];
    default:
      return [];
  }
}

/**
 * Whether a member comes from a type of React or of a UI library, which document it.
 *
 * @param {import('typedoc').DeclarationReflection} declaration
 */
function isForeign({ inheritedFrom }) {
  const home = inheritedFrom?.package;
  return home !== undefined && !isFamily(home);
}

/** @param {import('typedoc').DeclarationReflection} declaration */
function callSignatures(declaration) {
  const own = declaration.signatures ?? [];
  if (own.length > 0) return own;
  // A property that holds a function has its comment at the signature of that function.
  return declaration.type?.type === 'reflection'
    ? (declaration.type.declaration.signatures ?? [])
    : [];
}

/**
 * @param {import('typedoc').DeclarationReflection} declaration
 * @param {string} key
 * @param {string[]} owners
 * @returns {Member[]}
 */
function membersOf(declaration, key, owners) {
  const signatures = callSignatures(declaration);
  const isConstant = declaration.kindOf(ReflectionKind.Variable);
  const returned = declaration.kindOf(ReflectionKind.Function)
    ? (declaration.signatures ?? []).flatMap(({ type }) => objectTypes(type))
    : [];
  const children = [declaration, ...objectTypes(declaration.type, !key.includes('.')), ...returned]
    .flatMap((owner) => owner.children ?? [])
    // Texts as keys are data.
    .filter((child) => !isForeign(child) && !child.name.includes(' '));
  const found = children.flatMap((child) => {
    const inherited = child.inheritedFrom?.name.split('.')[0];
    const childKey = `${key}.${child.name}`;
    return [
      {
        key: childKey,
        places: placesOf(child),
        owners: inherited ? [key, inherited] : [key],
        name: child.name,
      },
      ...(isConstant
        ? []
        : membersOf(
            child,
            childKey,
            inherited ? [childKey, `${inherited}.${child.name}`] : [childKey],
          )),
    ];
  });
  /** @type {Map<string, import('typedoc').Reflection[]>} */
  const parameters = new Map();
  const isOwn = declaration.kindOf([
    ReflectionKind.Constructor,
    ReflectionKind.Function,
    ReflectionKind.Method,
    ReflectionKind.TypeAlias,
  ]);
  for (const parameter of isOwn ? signatures.flatMap(({ parameters: all }) => all ?? []) : []) {
    parameters.set(parameter.name, [...(parameters.get(parameter.name) ?? []), parameter]);
  }
  return [
    ...[...parameters].map(([name, places]) => ({
      key: `${key}(${name})`,
      places,
      owners,
      name: `(${name})`,
    })),
    ...found,
  ];
}

/**
 * Whether the declarations, or a plugin, have given it a comment. What is deprecated is described by
 * what to use instead.
 *
 * @param {import('typedoc').Reflection} reflection
 */
export function isDescribed({ comment }) {
  const parts = [...(comment?.summary ?? []), ...(comment?.getTag('@deprecated')?.content ?? [])];
  return parts.some(({ text }) => text.trim() !== '');
}

/**
 * @param {import('typedoc').DeclarationReflection} declaration
 * @returns {import('typedoc').Reflection[]}
 */
function placesOf(declaration) {
  const signatures = callSignatures(declaration);
  return signatures.length > 0 && !isDescribed(declaration) ? signatures : [declaration];
}

/**
 * Lists the documented packages. TypeDoc makes no module of a package that is the only one.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
export function documentedPackages(project) {
  const packages = project.getChildrenByKind(ReflectionKind.Module);
  return packages.length > 0
    ? packages.map(({ name, comment, children }) => ({ name, comment, children }))
    : [{ name: project.packageName, comment: project.comment, children: project.children }];
}

/**
 * Lists the public names of a package with their members and parameters.
 *
 * @param {{ children?: import('typedoc').DeclarationReflection[] }} documented - the package
 * @returns {Member[]}
 */
export function membersOfPackage({ children }) {
  return (children ?? [])
    .filter((child) => !child.kindOf(ReflectionKind.Reference))
    .flatMap((child) => [
      { key: child.name, places: placesOf(child), owners: [], name: child.name },
      ...membersOf(child, child.name, [child.name]),
    ]);
}

/**
 * Lists every public name of the documented packages with its members and parameters.
 *
 * @param {import('typedoc').ProjectReflection} project
 */
export const listMembers = (project) => documentedPackages(project).flatMap(membersOfPackage);
