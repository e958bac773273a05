import { codeDefaults } from './codeDefaults';
import { constantValues } from './constantValues';
import { CORE } from './family.mjs';
import { type InstalledPackage, installedPackages, workspacePackagesOf } from './installed';
import { readExports } from './readExports';
import type { Export, Member, Package, PackageModel, Value } from './types';

/** The type whose defaults the published code sets. */
const COMPONENT_PROPS = 'QueryBuilderProps';

/**
 * Makes the model of the packages that are installed in a folder, from their declarations and from
 * what their code does.
 *
 * @param folder - absolute path of a folder such as `versions/v7`, or of the root folder
 * @throws Error when a package is not installed, or exports what the model has no kind for
 */
export function createModel(folder: string): PackageModel {
  const installed = installedPackages(folder);
  const workspacePackages = workspacePackagesOf(folder);
  const packages = readExports(installed, { folder, workspacePackages });
  const core = packages.find(({ name }) => name === CORE);
  if (core) {
    addDefaults(core, installed.find(({ name }) => name === CORE) as InstalledPackage);
    addValues(core, folder);
  }
  return { packages };
}

function addDefaults({ exports }: Package, { folder }: InstalledPackage): void {
  const props = exports.find(({ name }) => name === COMPONENT_PROPS)?.members ?? [];
  const defaults = codeDefaults(
    folder,
    new Set(props.map(({ name }) => name)),
    new Set(exports.map(({ name }) => name)),
  );
  for (const prop of props) setDefault(prop, defaults);
}

/** Where comment and code disagree, the code is what happens. */
function setDefault(prop: Member, defaults: ReadonlyMap<string, string | undefined>): void {
  if (!defaults.has(prop.name)) return;
  const stated = prop.default;
  const actual = defaults.get(prop.name);
  prop.default = actual;
  if (stated && actual === undefined) prop.hasComplexDefault = true;
}

function addValues({ exports }: Package, folder: string): void {
  const constants = exports.filter(({ kind }) => kind === 'variable');
  const values = constantValues(folder, constants);
  for (const constant of constants) setValue(constant, values.get(constant.name));
}

function setValue(constant: Export, value: Value | undefined): void {
  if (value !== undefined) constant.value = value;
}
