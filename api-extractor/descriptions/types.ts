/**
 * What a public name is for, in one to three sentences, with code in back-ticks.
 *
 * A string holds for every documented major version. An object has a text for each major version in
 * which the name exists without a comment in the declarations.
 */
export type Description = string | Partial<Record<'7' | '8', string>>;

/**
 * Descriptions by key:
 *
 * - `Name` is an export of any documented package.
 * - `Type.member` is a property or method of a type or constant, or what the hook `Type` returns.
 * - `function(parameter)` is a parameter of a function, `Type.method(parameter)` that of a method.
 * - `*.member` and `*(parameter)` hold wherever no other description does.
 *
 * An inherited member is described at the type that declares it.
 */
export type Descriptions = Readonly<Record<string, Description>>;

/** Replaces a comment of the declarations, wherever it is inherited. */
export interface Correction {
  /** The comment that is replaced. When the declarations change it, the correction is removed. */
  declared: string;
  text: string;
}

/** The option of the TypeDoc plugin. */
export interface DescriptionsOption {
  /** Descriptions by key. */
  texts: Readonly<Record<string, string>>;
  /** Types whose members are described by the members of another type. */
  sameMembers: Readonly<Record<string, string>>;
  /** Comments of the declarations that are replaced, by key. */
  corrections: Readonly<Record<string, Correction>>;
  /** Keys that need not belong to a name: they are about other versions or packages. */
  optional: readonly string[];
  /** Keys of members and arguments that no comment describes, in the package model. */
  modelKeys?: readonly string[];
}
