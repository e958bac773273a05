import ts from 'typescript';
import { isFamily, packageOfFile } from './family.mjs';

/** A property of a type, as one of its variants declares it. */
export interface MemberSymbol {
  symbol: ts.Symbol;
  optional: boolean;
}

const OBJECT = ts.TypeFlags.Object | ts.TypeFlags.Intersection;
const NOTHING = new Set([ts.SyntaxKind.NeverKeyword, ts.SyntaxKind.UndefinedKeyword]);
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** Whether only other packages declare a symbol: React, a UI library, the language. */
const isForeign = (declarations: readonly ts.Declaration[], home: string | undefined) =>
  declarations.every((declaration) => {
    const name = packageOfFile(declaration.getSourceFile().fileName);
    return name !== undefined && name !== home && !isFamily(name);
  });

const isInternal = ({ name, declarations = [] }: ts.Symbol) =>
  name.startsWith('__') ||
  declarations.some((declaration) => ts.getCombinedModifierFlags(declaration) & HIDDEN);

/** The properties of a type that the family declares, itself or by a mapped type of its own. */
function ownProperties(
  type: ts.Type,
  checker: ts.TypeChecker,
  home: string | undefined,
): ts.Symbol[] {
  // Properties that a mapped type makes from plain keys have no declaration.
  const hasOwnMappedType = (part: ts.Type) =>
    part.symbol?.declarations !== undefined && !isForeign(part.symbol.declarations, home);
  const isFromOwnMappedType = ({ name }: ts.Symbol) =>
    (type.isIntersection() ? type.types : [type]).some(
      (part) => hasOwnMappedType(part) && part.getProperty(name),
    );
  return checker
    .getPropertiesOfType(type)
    .filter((symbol) =>
      symbol.declarations?.length
        ? !isForeign(symbol.declarations, home) && !isInternal(symbol)
        : isFromOwnMappedType(symbol),
    );
}

/** Whether a variant has a property only to exclude it: `query?: never`. */
function isRuledOut(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const written = symbol.declarations?.find(ts.isPropertySignature)?.type;
  // To compute a type takes long.
  if (written && !ts.isTypeReferenceNode(written)) return NOTHING.has(written.kind);
  const { flags } = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  return Boolean(flags & ts.TypeFlags.Never);
}

/**
 * Lists the members of a type. This is the one rule that every reader of the model relies on:
 *
 * - A generic type has the members that its constraints guarantee.
 * - A union has the members of all its variants. A member that a variant does not have, or rules out by
 *   `never` or `undefined`, is optional; one that every variant rules out is no member.
 * - Inherited members count, but those that other packages declare do not: what React, a UI library
 *   or the language adds is documented there.
 * - Private members, and those whose names start with `__`, do not count.
 *
 * @param type - a type; one without properties of its own has no members
 * @param checker - the checker of its program
 * @param options - `home` is another package that declares the type, when the family only passes it
 *   on; `isSkipped` says which variants of a union do not count
 */
export function memberSymbols(
  type: ts.Type,
  checker: ts.TypeChecker,
  {
    home,
    isSkipped = () => false,
  }: { home?: string; isSkipped?: (variant: ts.Type) => boolean } = {},
): MemberSymbol[] {
  const plain = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type);
  const variants = (plain.isUnion() ? plain.types : [plain]).filter(
    (variant) => variant.flags & OBJECT && !isSkipped(variant),
  );
  const found = new Map<string, MemberSymbol & { ruledOut: boolean; variants: number }>();
  for (const variant of variants) {
    for (const symbol of ownProperties(variant, checker, home)) {
      const ruledOut = isRuledOut(symbol, checker);
      const optional = ruledOut || Boolean(symbol.flags & ts.SymbolFlags.Optional);
      const known = found.get(symbol.name);
      if (!known) found.set(symbol.name, { symbol, optional, ruledOut, variants: 1 });
      else {
        known.variants += 1;
        known.optional ||= optional;
        if (known.ruledOut && !ruledOut) Object.assign(known, { symbol, ruledOut });
      }
    }
  }
  return [...found.values()]
    .filter(({ ruledOut }) => !ruledOut)
    .map(({ symbol, optional, variants: count }) => ({
      symbol,
      optional: optional || count < variants.length,
    }));
}
