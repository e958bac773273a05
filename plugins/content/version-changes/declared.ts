import { CORE } from '../../../packageModel/family.mjs';
import { coreExports, findExport, membersOf } from '../../../packageModel/lookUp';
import type { Export, Member, PackageModel, Value } from '../../../packageModel/types';
import type { Section } from '../../../src/changes/types';

/** Something in a version that has a name. */
export interface Declared {
  section: Section;
  /** The name, after that of the type or the object it is a member of: `RuleType.value`. */
  name: string;
  /** The module that an export is imported from. */
  module?: string;
  /** The type; empty where the members say more. */
  type: string;
  required?: boolean;
  deprecated?: boolean;
  /** What the comment says to use instead of what is deprecated. */
  replacement?: string;
  /** The default of a prop, or the value of a constant, as code. */
  value?: string;
}

/** The props whose keys have sections of their own. */
const KEYED: Record<string, Section> = {
  controlElements: 'controls',
  controlClassnames: 'classes',
  translations: 'texts',
};

/** The sections of exported values; types are in the last one. */
const SECTION_OF: Partial<Record<Export['kind'], Section>> = {
  class: 'components',
  component: 'components',
  enum: 'constants',
  function: 'functions',
  hook: 'functions',
  variable: 'constants',
};

/** The debug build repeats every name of the main module. */
const isCompared = (module: string) => module !== `${CORE}/debug`;

/** Versions differ in quotation marks, which is no change. */
const quoted = (text: string) => text.replace(/"/g, "'");

/** Links in comments: `{@link Name}`, or `{@link Name | text}`. */
const LINK = /\{@link\w*\s+([^}|\s]+)[^}]*\}/g;

const isDeprecated = ({ deprecated }: Export | Member) =>
  deprecated === undefined
    ? {}
    : {
        deprecated: true,
        ...(deprecated && { replacement: deprecated.replace(LINK, '$1').replace(/`/g, '') }),
      };

/** Lists the members of a type under the name of their owner. */
const declaredMembers = (section: Section, owner: string, members: readonly Member[]): Declared[] =>
  members.map((member) => ({
    section,
    name: owner ? `${owner}.${member.name}` : member.name,
    type: quoted(member.type.text),
    required: !member.optional,
    ...isDeprecated(member),
  }));

/** Lists the props with their defaults, and the keys of some of them. */
function declaredProps(model: PackageModel): Declared[] {
  const props = findExport(model, 'QueryBuilderProps')?.members ?? [];
  return props.flatMap((prop) => {
    const [declared] = declaredMembers('props', '', [prop]) as [Declared];
    const section = KEYED[prop.name];
    return [
      // A default of several lines is no value to compare.
      prop.default && !prop.default.includes('\n')
        ? { ...declared, value: prop.default.replace(/'/g, '"') }
        : declared,
      ...(section ? declaredMembers(section, prop.name, membersOf(model, prop.type)) : []),
    ];
  });
}

/** Lists the leaves of a constant: `defaultTranslations.addRule.label` and so on. */
function* leaves(name: string, value: Value): Generator<Declared> {
  const leaf = (code: string): Declared => ({ section: 'constants', name, type: '', value: code });
  if (typeof value === 'string') yield leaf(value);
  else if (Array.isArray(value)) {
    if (value.every((entry) => typeof entry === 'string')) yield leaf(`[${value.join(', ')}]`);
    else {
      for (const [index, entry] of value.entries()) {
        const key = entry && typeof entry === 'object' && !Array.isArray(entry) && entry.name;
        yield* leaves(`${name}[${typeof key === 'string' ? key : index}]`, entry);
      }
    }
  } else if (value) {
    for (const [key, entry] of Object.entries(value)) yield* leaves(`${name}.${key}`, entry);
  }
}

/** Whether the members of a type tell what it is, so that its text need not be compared. */
const isObject = ({ kind, members, hasAlternatives }: Export) =>
  kind === 'interface' || (kind === 'type alias' && members !== undefined && !hasAlternatives);

/** Lists what belongs to an export: formats, options, members. */
function declaredParts(model: PackageModel, exported: Export): Declared[] {
  const { name, members = [], literals = [], signatures } = exported;
  if (name === 'ExportFormat') {
    return literals.map((format) => ({ section: 'export', name: `'${format}'`, type: 'format' }));
  }
  if (name === 'FormatQueryOptions') return declaredMembers('export', '', members);
  if (/^parse[A-Z]/.test(name) && name !== 'parseNumber') {
    const options = signatures?.at(-1)?.parameters[1];
    return options ? declaredMembers('import', name, membersOf(model, options.type)) : [];
  }
  return isObject(exported) && name !== 'QueryBuilderProps' && exported.entryPoints.includes(CORE)
    ? declaredMembers('types', name, members)
    : [];
}

function declaredExport(module: string, exported: Export): Declared {
  const { name, kind, type } = exported;
  return {
    section: SECTION_OF[kind] ?? 'types',
    name,
    module,
    type: isObject(exported) ? '' : quoted(type?.text ?? `typeof ${name}`),
    ...isDeprecated(exported),
  };
}

/**
 * Lists what a version gives names to: props, keys, options, exports, the members of its types and
 * the parts of its constants.
 *
 * @param model - the model of the version's packages
 */
export function declaredNames(model: PackageModel): Declared[] {
  const inModules = model.packages.flatMap(({ entryPoints, exports }) =>
    entryPoints
      .filter(isCompared)
      .flatMap((module) =>
        exports
          .filter((exported) => exported.entryPoints.includes(module))
          .map((exported) => declaredExport(module, exported)),
      ),
  );
  const parts = model.packages.flatMap(({ exports }) =>
    exports.flatMap((exported) => declaredParts(model, exported)),
  );
  const values = coreExports(model)
    .filter(({ entryPoints }) => entryPoints.includes(CORE))
    .flatMap(({ name, value }) => (value === undefined ? [] : [...leaves(name, value)]));
  return [...declaredProps(model), ...inModules, ...parts, ...values];
}
