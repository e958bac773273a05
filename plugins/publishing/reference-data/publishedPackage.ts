import type { ReferencePackage } from '../../../api-extractor/reference';
import type {
  Documentation,
  Export,
  Member,
  Package,
  Parameter,
  PublishedPackage,
  Signature,
  Type,
} from '../../../packageModel/types';

/** The format of the published files; it changes when a property changes its meaning or is removed. */
const FORMAT = 1;

type Texts = Readonly<Record<string, string>>;

/**
 * Makes the description of a package that programs read: its model, with the descriptions that the
 * pages show and the page of each export.
 *
 * @param model - the model of the package
 * @param reference - what TypeDoc has written about it
 * @param base - the address of the reference, such as `/api`
 * @throws Error for an export without a page
 */
export function publishedPackage(
  model: Package,
  { members, texts }: ReferencePackage,
  base: string,
): PublishedPackage {
  const { name, version, entryPoints } = model;
  return {
    format: FORMAT,
    name,
    version,
    entryPoints,
    exports: model.exports.map((exported) => {
      const member = members.find((each) => each.name === exported.name);
      if (!member) {
        throw new Error(
          `"${exported.name}" of ${name} is in the package model, but has no page in the API reference: export it from api-extractor/entries/${name}.ts.`,
        );
      }
      return {
        ...describedExport(exported, texts),
        page: `${base}/${member.id}`,
        topic: member.topic,
      };
    }),
  };
}

/** Names that the pages give to a parameter that the package destructures. */
const DESTRUCTURED = ['options', 'params', 'props'];

/** Replaces the description by that of the pages, where they have one. */
function described<T extends Pick<Documentation, 'description'>>(
  item: T,
  texts: Texts,
  keys: readonly string[],
): T {
  const description = keys.map((key) => texts[key]).find(Boolean) ?? item.description;
  return description === undefined ? item : { ...item, description };
}

/**
 * The types that may describe the members of an export: itself, those that it is made from, and the
 * type with the same members of which fewer are optional.
 */
function ownersOf({ name, type }: Export): string[] {
  return [name, ...Object.keys(type?.names ?? {}), `Full${name.replace(/ByValue$/, '')}`];
}

function describedExport(exported: Export, texts: Texts): Export {
  const { name, members, type, signatures } = exported;
  const owners = ownersOf(exported);
  return {
    ...described(exported, texts, [name]),
    ...(members && { members: members.map((member) => describedMember(member, owners, texts)) }),
    ...(type && { type: describedType(type, owners, texts) }),
    ...(signatures && {
      signatures: signatures.map((signature) => describedSignature(signature, owners, texts)),
    }),
  };
}

function describedMember(member: Member, owners: readonly string[], texts: Texts): Member {
  const { name, inheritedFrom, type } = member;
  const [own = '', ...others] = owners;
  const declaring = [own, ...(inheritedFrom ? [inheritedFrom] : []), ...others];
  const keys = declaring.map((owner) => `${owner}.${name}`);
  return { ...described(member, texts, keys), type: describedType(type, keys, texts) };
}

function describedType(type: Type, owners: readonly string[], texts: Texts): Type {
  const { members, signatures } = type;
  if (!members && !signatures) return type;
  return {
    ...type,
    ...(members && { members: members.map((member) => describedMember(member, owners, texts)) }),
    ...(signatures && {
      signatures: signatures.map((signature) => describedSignature(signature, owners, texts)),
    }),
  };
}

function describedSignature(
  signature: Signature,
  owners: readonly string[],
  texts: Texts,
): Signature {
  return {
    ...signature,
    parameters: signature.parameters.map((parameter): Parameter => {
      const names = [
        parameter.name,
        ...(DESTRUCTURED.includes(parameter.name) ? DESTRUCTURED : []),
      ];
      const keys = owners.flatMap((owner) => names.map((name) => `${owner}(${name})`));
      return {
        ...described(parameter, texts, keys),
        type: describedType(parameter.type, keys, texts),
      };
    }),
    returns: describedType(signature.returns, owners, texts),
  };
}
