import fs from 'node:fs';
import { globSync } from 'tinyglobby';
import { documentedPackages } from '../../../api-extractor/documentedPackages';
import { API_VERSIONS, type ApiVersion, LATEST_API } from '../../../config/apiVersions';
import { loadModel } from '../../../packageModel';
import type { PackageModel } from '../../../packageModel/types';

/** A built page that describes a member. */
export interface ApiMemberPage {
  /** Its address. */
  route: string;
  /** Its address below that of its version: `react-querybuilder/functions/formatQuery`. */
  page: string;
  packageName: string;
  name: string;
  /** The element `main`, without the sidebar, which is the same on all pages. */
  main: string;
}

/** A version of the API reference, with what it documents. */
export interface BuiltApi extends ApiVersion {
  isLatest: boolean;
  /** The packages of the version; `packages` of the model are those that have pages. */
  model: PackageModel;
}

/** All versions of the API reference. */
export const BUILT_APIS: readonly BuiltApi[] = await Promise.all(
  API_VERSIONS.map(async (version) => {
    const model = await loadModel(process.cwd(), version.packages);
    const documented = { ...model, packages: documentedPackages(model) };
    return { ...version, isLatest: version === LATEST_API, model: documented };
  }),
);

/**
 * Reads the pages of the members in a version.
 *
 * @param version - the version of the reference
 */
export function apiMemberPages({ route: base }: ApiVersion): ApiMemberPage[] {
  const folder = `build${base}`;
  return globSync('**/{classes,functions,interfaces,type-aliases,variables}/*.html', {
    cwd: folder,
    ignore: API_VERSIONS.flatMap(({ route }) =>
      route.startsWith(`${base}/`) ? `${route.slice(base.length + 1)}/**` : [],
    ),
  })
    .sort()
    .map((file) => {
      const page = file.replace(/\.html$/, '');
      const [, packageName, name] = /^(.+)\/[^/]+\/([^/]+)$/.exec(page) as unknown as string[];
      const html = fs.readFileSync(`${folder}/${file}`, 'utf8');
      return {
        route: `${base}/${page}`,
        page,
        packageName: packageName as string,
        name: name as string,
        main: html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')),
      };
    });
}
