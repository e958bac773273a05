import { antd } from './adapters/antd';
import { bootstrap } from './adapters/bootstrap';
import { chakra } from './adapters/chakra';
import { dnd } from './adapters/dnd';
import { mantine } from './adapters/mantine';
import { material } from './adapters/material';
import { native } from './adapters/native';
import { components } from './components';
import { constants } from './constants';
import { corrections } from './corrections';
import { exporting } from './export';
import { hooks } from './hooks';
import { importing } from './import';
import { modelMembers } from './modelMembers';
import { options } from './options';
import { props } from './props';
import { queryTools } from './queryTools';
import { rules } from './rules';
import { sameMembers, shared } from './shared';
import type { Descriptions, DescriptionsOption } from './types';
import { adapters as adapters8, sameAdapters } from './v8/adapters';
import { core as core8, sameCore } from './v8/core';
import { parameters as parameters8, sameParameters } from './v8/parameters';
import { sameNodes, syntaxTrees } from './v8/syntaxTrees';

/** Descriptions of the core package, by the file that they are in. */
const CORE: Readonly<Record<string, Descriptions>> = {
  shared,
  components,
  constants,
  export: exporting,
  hooks,
  import: importing,
  modelMembers,
  options,
  props,
  queryTools,
  rules,
};

/** Descriptions of the other packages, by package. */
const ADAPTERS: Readonly<Record<string, Descriptions>> = {
  '@react-querybuilder/antd': antd,
  '@react-querybuilder/bootstrap': bootstrap,
  '@react-querybuilder/chakra': chakra,
  '@react-querybuilder/dnd': dnd,
  '@react-querybuilder/mantine': mantine,
  '@react-querybuilder/material': material,
  '@react-querybuilder/native': native,
};

/** Restricts descriptions to version 8. */
const only8 = (texts: Readonly<Record<string, string>>): Descriptions =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { 8: text }]));

/** Descriptions of names that only version 8 has, or leaves without a comment. */
const VERSION_8: Readonly<Record<string, Descriptions>> = {
  'version 8: adapters': only8(adapters8),
  'version 8: core': only8(core8),
  'version 8: parameters': only8(parameters8),
  'version 8: syntax trees': only8(syntaxTrees),
};

/** All descriptions, in groups. */
export const DESCRIPTIONS: Readonly<Record<string, Descriptions>> = {
  ...CORE,
  ...ADAPTERS,
  ...VERSION_8,
};

/** Types whose members mean what the same members of another type mean, in one major version only. */
const SAME_MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  8: { ...sameCore, ...sameAdapters, ...sameNodes, ...sameParameters },
};

/** The packages that have descriptions, or what all others build upon. */
const DESCRIBED: readonly string[] = ['react-querybuilder', ...Object.keys(ADAPTERS)];

/**
 * Returns whether a version documents all packages with descriptions that are installed, so that each text
 * about it has to belong to a name.
 *
 * @param documented - the names of the documented packages
 * @param isInstalled - returns whether a package is installed
 */
export const isComplete = (
  documented: readonly string[],
  isInstalled: (name: string) => boolean,
): boolean => DESCRIBED.every((name) => documented.includes(name) || !isInstalled(name));

/**
 * Gives the descriptions that hold for a major version, as the TypeDoc plugin takes them.
 *
 * @param major - the major version of the documented packages
 * @param needed - which descriptions have to belong to a name: all, those of this version only, or none
 */
export function descriptionsFor(
  major: string,
  needed: 'all' | 'own' | 'none' = 'none',
): DescriptionsOption {
  const entries = Object.values(DESCRIPTIONS).flatMap((group) => Object.entries(group));
  const texts = entries.flatMap(([key, description]) => {
    const text = typeof description === 'string' ? description : description[major as '7' | '8'];
    return text === undefined ? [] : [[key, text] as const];
  });
  const ofAll = [
    ...entries.flatMap(([key, description]) => (typeof description === 'string' ? [key] : [])),
    ...Object.keys(sameMembers),
    ...Object.keys(corrections),
  ];
  const same = { ...sameMembers, ...SAME_MEMBERS[major] };
  const keys = [...texts.map(([key]) => key), ...Object.keys(same), ...Object.keys(corrections)];
  const optional = { all: [], own: ofAll, none: keys }[needed];
  return { texts: Object.fromEntries(texts), sameMembers: same, corrections, optional };
}
