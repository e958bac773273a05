/** The oldest Node.js that Docusaurus and the build scripts run on. */
const MINIMUM = [20, 19] as const;

/**
 * Checks whether a version of Node.js can build the site.
 *
 * @param version - a version number such as `20.19.0`
 * @returns a sentence that says what to do, or `undefined` if the version is supported
 */
export function checkNodeVersion(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const supported = major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
  return supported
    ? undefined
    : `Node.js ${version} is too old to build this site: install ${MINIMUM.join('.')} or newer.`;
}
