import path from 'node:path';
import { pagePath } from '../../../api-extractor/reference/pagePaths.mjs';
import { type ApiVersion, apiVersionOf } from '../../../config/apiVersions';
import { GUIDES_VERSIONS } from '../../../config/versions';
import { loadModel } from '../../../packageModel';
import type { Export, ExportKind, Package } from '../../../packageModel/types';
import type { GuideLink, MemberFacts } from '../../../src/components/ApiMember/MemberFacts';
import { shortenSource } from '../../../src/components/ApiMember/sourceAddress';
import { apiPages, inVersion } from '../remark-api-links/apiPages';
import { guideUses } from '../remark-api-links/guideUses';
import { readHistory } from '../version-changes/steps';
import { chooseEntryPoint } from './entryPoints';

/** The kinds of exports, as pages call them. */
const KINDS: Record<ExportKind, string> = {
  class: 'Class',
  component: 'Component',
  enum: 'Enumeration',
  function: 'Function',
  hook: 'Hook',
  interface: 'Interface',
  'type alias': 'Type alias',
  variable: 'Variable',
};

/**
 * Collects what the pages of an API reference say about their members.
 *
 * @param siteDir - the repository's root
 * @param version - the version of the reference
 * @returns a function that finds the facts by the id of a page, such as
 *   `react-querybuilder/functions/formatQuery`, and `undefined` for a page that is no member's
 * @throws Error for the page of a member that its package does not export
 */
export async function readMemberFacts(
  siteDir: string,
  version: ApiVersion,
): Promise<(id: string) => MemberFacts | undefined> {
  const [model, pages, history] = await Promise.all([
    loadModel(siteDir, version.packages),
    apiPages(siteDir, version),
    readHistory(siteDir, version.major),
  ]);
  const guides = GUIDES_VERSIONS.find(
    (each) => each.packages === `versions/v${version.major}` && apiVersionOf(each) === version,
  );
  const uses = guides
    ? await guideUses(
        { folder: path.join(siteDir, guides.docs), route: guides.route },
        pages,
        await inVersion(siteDir, version),
      )
    : new Map<string, GuideLink[]>();
  return (id) => {
    const packageName = /^(.+)\/[\w-]+\/[^/]+$/.exec(id)?.[1];
    const owner = model.packages.find((each) => each.name === packageName);
    if (!owner) return undefined;
    const exported = owner.exports.find((each) => pagePath(owner.name, each) === id);
    if (!exported) {
      throw new Error(
        `The API reference has the page "${id}", but "${packageName}" exports no such name: delete the folder ${version.pages}/ and build again.`,
      );
    }
    return factsOf(exported, owner);
  };

  function usesOf(exported: Export, packageName: string): GuideLink[] | undefined {
    return uses.get(`${version.route}/${pagePath(packageName, exported)}`);
  }

  /** Types of a subpath such as `/parseCEL` are explained where the function of that name is. */
  function usesOfMain({ name, exports }: Package, subpath?: string): GuideLink[] | undefined {
    const main = exports.find((each) => subpath === `${name}/${each.name}`);
    return main && usesOf(main, name)?.slice(0, 1);
  }

  function factsOf(exported: Export, owner: Package): MemberFacts {
    const { name: packageName, version: release } = owner;
    const { name, kind, source } = exported;
    const entryPoint = chooseEntryPoint(exported, packageName);
    const used = usesOf(exported, packageName) ?? usesOfMain(owner, entryPoint.from);
    return {
      kind: KINDS[kind],
      ...entryPoint,
      ...(source && { source: shortenSource(source, packageName, release) }),
      ...history.ofExport(packageName, name),
      ...(used && { guides: used }),
    };
  }
}
