import leven from 'leven';
import { packageOf } from '../../../packageModel/family.mjs';
import {
  type Change,
  type ChangeSection,
  SECTIONS,
  type Section,
} from '../../../src/changes/types';
import type { Declared } from './declared';

/**
 * When two names count as one, renamed: the shares of letters and of the type, or its members, that
 * they have in common.
 */
const RENAMED = [
  { letters: 0.5, shape: 0.6 },
  { letters: 0.75, shape: 0.2 },
] as const;

const similarity = (one: string, other: string) =>
  1 - leven(one, other) / Math.max(one.length, other.length);

/** The name that a member or a part belongs to; empty for what stands alone. */
const ownerOf = ({ name }: Declared) => (/^'|^[^.[]*$/.test(name) ? '' : name.split(/[.[]/)[0]);

const keyOf = ({ section, name, module = '' }: Declared) => `${section} ${module} ${name}`;

/** A version's declarations, ready to be compared. */
class Index {
  private readonly byKey: Map<string, Declared>;
  private readonly modulesByName = new Map<string, string[]>();
  private readonly membersByOwner = new Map<string, Declared[]>();
  constructor(readonly all: readonly Declared[]) {
    this.byKey = new Map(all.map((declared) => [keyOf(declared), declared]));
    for (const declared of all) {
      const { name, module } = declared;
      if (module) this.modulesByName.set(name, [...this.modulesOf(name), module]);
      const owner = `${declared.section} ${ownerOf(declared)}`;
      this.membersByOwner.set(owner, [...(this.membersByOwner.get(owner) ?? []), declared]);
    }
  }

  get(declared: Declared): Declared | undefined {
    return this.byKey.get(keyOf(declared));
  }

  modulesOf(name: string): string[] {
    return this.modulesByName.get(name) ?? [];
  }

  /** What tells two declarations of different names apart: the type, or the members of one. */
  shapeOf({ section, name, type, value }: Declared): Set<string> {
    const members = this.membersByOwner.get(`${section} ${name}`) ?? [];
    const own = type || value ? [`${type.replaceAll(name, '§')} ${value ?? ''}`] : [];
    const parts = members.map((member) => `${member.name.slice(name.length)} ${member.type}`);
    return new Set([...own, ...parts]);
  }
}

/** The share of what two sets have in common. */
function overlap(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((entry) => other.has(entry)).length;
  return common / Math.max(1, one.size + other.size - common);
}

/** Pairs what is gone with what is new under a similar name and with the same type. */
function findRenamed(gone: Declared[], fresh: Declared[], before: Index, after: Index) {
  const pairs = new Map<Declared, Declared>();
  const taken = new Set<Declared>();
  const isRenamed = (old: Declared, now: Declared) => {
    const letters = similarity(old.name, now.name);
    if (!RENAMED.some((share) => letters >= share.letters)) return false;
    const shape = overlap(before.shapeOf(old), after.shapeOf(now));
    return RENAMED.some((share) => letters >= share.letters && shape >= share.shape);
  };
  for (const old of gone) {
    const candidates = fresh.filter(
      (other) =>
        !taken.has(other) &&
        other.section === old.section &&
        other.module === old.module &&
        ownerOf(other) === ownerOf(old) &&
        isRenamed(old, other),
    );
    const [best] = candidates.sort(
      (one, other) => similarity(old.name, other.name) - similarity(old.name, one.name),
    );
    if (!best) continue;
    pairs.set(old, best);
    taken.add(best);
  }
  return pairs;
}

function compareOne(old: Declared, now: Declared): Change[] {
  const { name } = now;
  const changes: Change[] = [];
  if (old.type !== now.type && old.type && now.type) {
    changes.push({ kind: 'type changed', name, before: old.type, after: now.type });
  }
  // A default that the code of one version gives in a way that cannot be read is not known to differ.
  if (old.value && now.value && old.value !== now.value) {
    const kind = now.section === 'props' ? 'default changed' : 'value changed';
    changes.push({ kind, name, before: old.value, after: now.value });
  }
  if (old.required !== now.required && old.required !== undefined && now.required !== undefined) {
    changes.push({ kind: now.required ? 'now required' : 'now optional', name });
  }
  if (!old.deprecated && now.deprecated) changes.push({ kind: 'deprecated', name });
  return changes;
}

/**
 * Tells what changed between two versions. Members of a type that came or went are not told one by
 * one, and neither is what a module that is new repeats of another one.
 *
 * @param older - everything that the older version declares
 * @param newer - everything that the newer version declares
 */
export function compareVersions(
  older: readonly Declared[],
  newer: readonly Declared[],
): ChangeSection[] {
  const before = new Index(older);
  const after = new Index(newer);
  const found = new Map<Section, Change[]>(SECTIONS.map((section) => [section, []]));
  const add = ({ section, module }: Declared, ...changes: Change[]) => {
    const origin = module?.startsWith('@') ? { package: packageOf(module) } : {};
    found.get(section)?.push(...changes.map((change) => ({ ...change, ...origin })));
  };

  const gone = older.filter((declared) => !after.get(declared));
  const fresh = newer.filter((declared) => !before.get(declared));
  const tops = (list: Declared[]) => new Set(list.filter((d) => !ownerOf(d)).map((d) => d.name));
  const [goneTops, freshTops] = [tops(gone), tops(fresh)];
  const renamed = findRenamed(gone, fresh, before, after);
  const renamedTo = new Set(renamed.values());

  for (const old of gone) {
    const now = renamed.get(old);
    if (now) {
      add(old, { kind: 'renamed', name: now.name, before: old.name, after: now.name });
      continue;
    }
    if (goneTops.has(ownerOf(old) ?? '')) continue;
    const elsewhere = old.module ? after.modulesOf(old.name) : [];
    const stayed = before.modulesOf(old.name).filter((module) => elsewhere.includes(module));
    if (elsewhere.length > 0) {
      const to = (stayed.length > 0 ? stayed : elsewhere)[0];
      add(old, { kind: 'moved', name: old.name, before: old.module, after: to });
    } else add(old, { kind: 'removed', name: old.name, before: old.type || old.value });
  }
  for (const now of fresh) {
    if (renamedTo.has(now) || freshTops.has(ownerOf(now) ?? '')) continue;
    // An export that was elsewhere has moved; one in several modules is told once.
    if (now.module && before.modulesOf(now.name).length > 0) continue;
    if (now.module && after.modulesOf(now.name)[0] !== now.module) continue;
    add(now, { kind: 'added', name: now.name, after: now.type || now.value });
  }
  for (const now of newer) {
    const old = before.get(now);
    if (old) add(now, ...compareOne(old, now));
  }
  return SECTIONS.map((section) => ({
    section,
    changes: (found.get(section) ?? []).sort((one, other) => one.name.localeCompare(other.name)),
  })).filter(({ changes }) => changes.length > 0);
}
