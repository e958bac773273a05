import { REPOSITORY } from '../../../config/repository';

/** The folder of a package's sources in the library's repository, at the tag of a release. */
const sourceFolder = (packageName: string, version: string) =>
  `${REPOSITORY}/blob/v${version}/packages/${packageName.split('/').at(-1)}/src/`;

/**
 * Shortens the address of a source that is where the sources of its package are.
 *
 * @param address - the address
 * @param packageName - the package
 * @param version - its version
 * @returns the path below the package's sources, or the whole address
 */
export function shortenSource(address: string, packageName: string, version: string): string {
  const folder = sourceFolder(packageName, version);
  return address.startsWith(folder) ? address.slice(folder.length) : address;
}

/**
 * Reverses {@link shortenSource}.
 *
 * @param source - what it returned
 * @param packageName - the package
 * @param version - its version
 */
export function sourceAddress(source: string, packageName: string, version: string): string {
  return source.startsWith('https:') ? source : sourceFolder(packageName, version) + source;
}
