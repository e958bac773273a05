import { CORE, packageOf } from '../../../packageModel/family.mjs';
import type { Change, Section, VersionStep } from '../../../src/changes/types';
import type { MemberChange, MemberHistory } from '../../../src/components/ApiMember/MemberFacts';
import type { Declared } from './declared';
import { groupChanges } from './groups';

/** What a version declares. */
export interface DeclaredVersion {
  /** The major version. */
  major: string;
  /** The packages that it could be installed with. */
  packages: readonly string[];
  declared: readonly Declared[];
}

/** Longer types are shown at `/changes` only. */
const MAX_CHARACTERS = 60;

/** The sections whose names are members of a type. */
const TYPES: Partial<Record<Section, string>> = {
  props: 'QueryBuilderProps',
  export: 'FormatQueryOptions',
};

/** The keys of these props are members of a type, too, and told there. */
const TOLD_AS_TYPES: readonly Section[] = ['controls', 'classes', 'texts'];

/** `package/Name` for an export, and `Type.member` for a member of one. */
function keyOf(section: Section, name: string, home: string): string | undefined {
  if (TOLD_AS_TYPES.includes(section)) return undefined;
  if (name.startsWith("'")) return `ExportFormat.${name}`;
  const type = TYPES[section];
  if (type) return `${type}.${name}`;
  return /[.[]/.test(name) ? name : `${home}/${name}`;
}

const keyOfDeclared = ({ section, name, module }: Declared) =>
  keyOf(section, name, module ? packageOf(module) : CORE);

/** Writes a change for a page, without types that are too long for it. */
function shorten({ kind, before, after }: Change, to: string, href: string): MemberChange {
  const isShort = [before, after].every((text) => (text?.length ?? 0) <= MAX_CHARACTERS);
  const isPair = before !== undefined && after !== undefined;
  return { kind, in: to, href, ...(isPair && isShort && { before, after }) };
}

/**
 * What happened to the names of one documented version, before it and after it. It is made of the names
 * and the changes that the pages at `/changes` show.
 */
export class History {
  private readonly changes = new Map<string, MemberChange[]>();
  /** The entries of additions, by the major version and the key of the name. */
  private readonly additions = new Map<string, string>();
  /** What to use instead of what is deprecated, by the major version and the key of the name. */
  private readonly replacements = new Map<string, string>();
  /** For each version that the documented one continues, the newest first: its names. */
  private readonly names: { major: string; packages: readonly string[]; keys: Set<string> }[];

  /**
   * @param versions - every version of the docs, the oldest first
   * @param steps - the changes from each version to the next one
   * @param documented - the major version that the names belong to
   */
  constructor(
    versions: readonly DeclaredVersion[],
    steps: readonly VersionStep[],
    documented: string,
  ) {
    const at = versions.findIndex(({ major }) => major === documented);
    this.names = versions
      .slice(0, at + 1)
      .reverse()
      .map(({ major, packages, declared }) => ({
        major,
        packages,
        keys: new Set(declared.map(keyOfDeclared).filter((key) => key !== undefined)),
      }));
    for (const { major, declared } of versions) {
      for (const each of declared) {
        if (each.replacement) {
          this.replacements.set(`${major} ${keyOfDeclared(each)}`, each.replacement);
        }
      }
    }
    for (const [i, step] of steps.entries()) this.addStep(step, i >= at);
  }

  /** What is known about an export. */
  ofExport(packageName: string, name: string): MemberHistory {
    return this.find(`${packageName}/${name}`, packageName);
  }

  /** What is known about a member of an exported type, such as a prop; `since` only where it is newer than the type. */
  ofMember(type: string, member: string): MemberHistory {
    const { since, sinceHref, ...rest } = this.find(`${type}.${member}`, CORE);
    if (!since || since === this.ofExport(CORE, type).since) return rest;
    return { since, ...(sinceHref && { sinceHref }), ...rest };
  }

  /** Whether a version has a member, so that something is known about it. */
  hasMember(type: string, member: string): boolean {
    return this.names.some(({ keys }) => keys.has(`${type}.${member}`));
  }

  private addStep({ to, route, sections }: VersionStep, isLater: boolean): void {
    for (const { section, groups } of groupChanges(sections, () => undefined)) {
      for (const entry of groups.flatMap(({ entries }) => entries)) {
        // Before a later version, the name is the one that will be replaced.
        const name = (isLater && entry.kind === 'renamed' && entry.before) || entry.name;
        const key = keyOf(section, name, entry.package ?? CORE);
        if (!key) continue;
        const href = `${route}#${entry.id}`;
        if (entry.kind === 'added') this.additions.set(`${to} ${key}`, href);
        if (entry.kind === 'added' || (!isLater && entry.kind === 'removed')) continue;
        const known = this.changes.get(key) ?? [];
        // A name that several entry points export has an entry for each.
        if (known.some((change) => change.kind === entry.kind && change.in === to)) continue;
        const change = shorten(entry, to, href);
        const replacement = this.replacements.get(`${to} ${key}`);
        const isDeprecation = entry.kind === 'deprecated' && replacement;
        this.changes.set(key, [
          ...known,
          isDeprecation ? { ...change, after: replacement } : change,
        ]);
      }
    }
  }

  private find(key: string, packageName: string): MemberHistory {
    const since = this.sinceOf(key, packageName);
    const changes = this.changes.get(key);
    const sinceHref = this.additions.get(`${since} ${key}`);
    return {
      ...(since && { since }),
      ...(sinceHref && { sinceHref }),
      ...(changes && { changes }),
    };
  }

  private sinceOf(key: string, packageName: string): string | undefined {
    const versions = this.names.filter(({ packages }) => packages.includes(packageName));
    const missing = versions.findIndex(({ keys }) => !keys.has(key));
    if (missing < 0) {
      const oldest = versions.at(-1)?.major;
      return oldest && `${oldest} or earlier`;
    }
    return versions[missing - 1]?.major;
  }
}
