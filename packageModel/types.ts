/** A published package family of one version, as its declarations and its code describe it. */
export interface PackageModel {
  packages: Package[];
}

/** One installed package. */
export interface Package {
  name: string;
  version: string;
  /** What readers can import from: `react-querybuilder`, `react-querybuilder/parseSQL`. */
  entryPoints: string[];
  exports: Export[];
}

/**
 * A package as the site publishes it for programs: `/api/react-querybuilder.json`. The descriptions are
 * those of the pages, as one line each in which code is in back-ticks.
 */
export interface PublishedPackage extends Omit<Package, 'exports'> {
  /** The version of this format. */
  format: number;
  exports: PublishedExport[];
}

/** An export with its place in the API reference. */
export interface PublishedExport extends Export {
  /** The path of its page on the site. */
  page: string;
  /** The topic that lists it. */
  topic: string;
}

export type ExportKind =
  | 'class'
  | 'component'
  | 'enum'
  | 'function'
  | 'hook'
  | 'interface'
  | 'type alias'
  | 'variable';

/** What a documentation comment says. */
export interface Documentation {
  description?: string;
  /** What to use instead; empty when the comment only says that it is deprecated. */
  deprecated?: string;
  since?: string;
  /** The other tags, such as `@example`. */
  tags?: { name: string; text: string }[];
}

/** Something that a package exports. */
export interface Export extends Documentation {
  name: string;
  kind: ExportKind;
  /** The entry points that export the name, the main one first. */
  entryPoints: string[];
  /** The entry points that have it as their default export. */
  defaultOf?: string[];
  /** The file that declares it: `react-querybuilder/dist/types/index.d.ts`, or `adapters/bulma/src/index.ts`. */
  file: string;
  /** The address of its source at the release; with a line where published source maps give one. */
  source?: string;
  typeParameters?: TypeParameter[];
  /** The types that an interface or class extends. */
  extends?: Type[];
  /** The type of a value, or what a type alias stands for. */
  type?: Type;
  /** The type alias is a union or a conditional type: its members are those of all alternatives. */
  hasAlternatives?: true;
  /** The strings that a type alias allows, when it is a union of string literals. */
  literals?: string[];
  /** The members of an interface, a class, an enum, or an object type with a name. */
  members?: Member[];
  /** How to call a function, component or hook: one for each overload. */
  signatures?: Signature[];
  /** What a constant of the core package contains, observed by running the package. */
  value?: Value;
}

/** A part of a constant: code such as `'and'` or `true`, or `null` where code would say nothing. */
export type Value = string | null | Value[] | { [key: string]: Value };

/** A type as its author wrote it, or as the compiler prints it where nobody wrote it. */
export interface Type {
  /** One line, without comments. */
  text: string;
  /**
   * The names in the text that can be linked, each with the package that documents it: `react` for
   * React's own, `lib` for those of the language and the platform.
   */
  names?: Record<string, string>;
  /**
   * The members of an object type that has no exported name of its own. Those that an exported type
   * declares come without documentation, which that type has.
   */
  members?: Member[];
  /** How to call a function type that has no exported name of its own. */
  signatures?: Signature[];
}

export interface TypeParameter {
  name: string;
  constraint?: Type;
  default?: Type;
}

/** A member of a type: a prop, an option, a key. */
export interface Member extends Documentation {
  name: string;
  type: Type;
  optional: boolean;
  /** The type that declares the member, unless that is the one that it is listed under. */
  inheritedFrom?: string;
  /** What the published code uses, otherwise what the comment's `@default` says. */
  default?: string;
  /** The comment states a default, but the code sets it in a way that no single value describes. */
  hasComplexDefault?: true;
}

export interface Signature extends Documentation {
  typeParameters?: TypeParameter[];
  parameters: Parameter[];
  returns: Type;
  /** What the comment says about the returned value. */
  returnsDescription?: string;
}

export interface Parameter {
  name: string;
  type: Type;
  optional: boolean;
  rest?: true;
  description?: string;
}
