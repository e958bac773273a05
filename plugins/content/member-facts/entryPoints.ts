import { CORE } from '../../../packageModel/family.mjs';
import type { Export } from '../../../packageModel/types';
import type { MemberFacts } from '../../../src/components/ApiMember/MemberFacts';

/** The deprecated entry point with the debug build of the whole package. */
const DEBUG = /\/debug$/;

/**
 * Chooses the entry point that a page imports its member from: the main one, where that has it.
 *
 * A subpath next to that is named where it is the smaller one. It contains only what it exports, but types
 * add nothing to an application in any case.
 *
 * @param exported - the export
 * @param packageName - the package that exports it
 * @throws Error when no entry point exports the name
 */
export function chooseEntryPoint(
  { name, kind, entryPoints }: Pick<Export, 'name' | 'kind' | 'entryPoints'>,
  packageName: string,
): Pick<MemberFacts, 'from' | 'smaller'> {
  const subpaths = entryPoints.filter((entryPoint) => entryPoint !== packageName);
  // Those of other packages, and the debug build, are not smaller in what they load.
  const smaller = packageName === CORE && subpaths.find((entryPoint) => !DEBUG.test(entryPoint));
  const [subpath] = subpaths;
  if (subpaths.length < entryPoints.length) {
    const isType = kind === 'interface' || kind === 'type alias';
    return smaller && !isType ? { smaller } : {};
  }
  if (!subpath) {
    throw new Error(
      `"${packageName}" has no entry point that exports "${name}" by its name: leave it out of api-extractor/entries/.`,
    );
  }
  return { from: subpath };
}
