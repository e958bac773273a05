import { CORE } from './family.mjs';
import type { Export, Member, PackageModel, Type } from './types';

/** Finds an export by its name; the core package's comes first. */
export function findExport({ packages }: PackageModel, name: string): Export | undefined {
  for (const { exports } of packages) {
    const found = exports.find((each) => each.name === name);
    if (found) return found;
  }
  return undefined;
}

/** Lists what the core package exports. */
export const coreExports = ({ packages }: PackageModel): Export[] =>
  packages.find(({ name }) => name === CORE)?.exports ?? [];

/**
 * Lists the members of a type with their documentation, whether the type has an exported name or not.
 *
 * @param model - the model that the type is part of
 * @param type - such as the type of a prop or a parameter
 */
export function membersOf(model: PackageModel, type: Type): Member[] {
  if (type.members) return type.members.map((member) => documented(model, member));
  for (const name of Object.keys(type.names ?? {})) {
    const members = findExport(model, name)?.members;
    if (members) return members;
  }
  return [];
}

function documented(model: PackageModel, member: Member): Member {
  const { inheritedFrom, name, optional } = member;
  const owner = inheritedFrom ? findExport(model, inheritedFrom) : undefined;
  const original = owner?.members?.find((each) => each.name === name);
  return original
    ? { ...original, optional, inheritedFrom: original.inheritedFrom ?? inheritedFrom }
    : member;
}
