import semver from 'semver';
import type { PackageVersion } from '../plugins/publishing/shipped-packages/findPackages';

/** An advisory that names a version in use. */
export interface Finding extends PackageVersion {
  title: string;
  severity: string;
  url: string;
}

/** The fields of an advisory in the response of a registry that are used here. */
interface Answer {
  title: string;
  severity: string;
  url: string;
  vulnerable_versions: string;
}

/** The path of the endpoint that `npm audit` uses, below the registry. */
const ENDPOINT = '-/npm/v1/security/advisories/bulk';

/**
 * Asks a package registry which published security advisories name one of the versions.
 *
 * @param registry - address of the registry
 * @param packages - the packages and versions to ask for
 * @returns the advisories, in the order of the packages; empty when none names a version
 * @throws Error when the registry cannot be reached, or does not support the endpoint
 */
export async function fetchAdvisories(
  registry: string,
  packages: readonly PackageVersion[],
): Promise<Finding[]> {
  const versions: Record<string, string[]> = {};
  for (const { name, version } of packages) versions[name] = [...(versions[name] ?? []), version];
  const address = new URL(ENDPOINT, registry.replace(/\/*$/, '/'));
  const failure = (why: string) =>
    new Error(
      `The registry at ${address.host} was asked for advisories, and ${why}. Try again where it can be asked, or choose another with npm's setting \`registry\`.`,
    );
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
  }).catch(() => {
    throw failure('cannot be reached');
  });
  if (!response.ok) throw failure(`answered ${response.status}`);
  const answers = (await response.json().catch(() => {
    throw failure('answered no JSON');
  })) as Record<string, Answer[]>;
  return packages.flatMap(({ name, version }) =>
    (answers[name] ?? [])
      .filter(({ vulnerable_versions }) => semver.satisfies(version, vulnerable_versions))
      .map(({ title, severity, url }) => ({ name, version, title, severity, url })),
  );
}
