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

/** All descriptions, in groups. */
export const DESCRIPTIONS: Readonly<Record<string, Descriptions>> = { ...CORE, ...ADAPTERS };

/**
 * Gives the descriptions that hold for a major version, as the TypeDoc plugin takes them.
 *
 * @param major - the major version of the documented packages
 * @param packages - the names of the documented packages
 */
export function descriptionsFor(major: string, packages: readonly string[]): DescriptionsOption {
  const entries = Object.values(DESCRIPTIONS).flatMap((group) => Object.entries(group));
  const texts = entries.flatMap(([key, description]) => {
    const text = typeof description === 'string' ? description : description[major as '7' | '8'];
    return text === undefined ? [] : [[key, text] as const];
  });
  const described = ['react-querybuilder', ...Object.keys(ADAPTERS)];
  return {
    texts: Object.fromEntries(texts),
    sameMembers,
    corrections,
    isComplete: described.every((name) => packages.includes(name)),
  };
}
