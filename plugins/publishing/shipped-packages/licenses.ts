import { ALLOWED_LICENSES, LICENSE_NAMES } from '../../../config/licenses';
import type { ShippedPackage } from './findPackages';

/** How the `package.json` of a package states its license: today, and formerly. */
export interface Manifest {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

/**
 * Returns the license that a package states, as an expression of SPDX; empty where it states none.
 *
 * @param manifest - its `package.json`
 */
export function statedLicense({ license, licenses = [] }: Manifest): string {
  const stated = typeof license === 'string' ? [license] : [license ?? {}, ...licenses].map(typeOf);
  return stated
    .filter(Boolean)
    .map((name) => LICENSE_NAMES[name] ?? name)
    .join(' OR ');
}

const typeOf = ({ type = '' }: { type?: string }) => type;

/**
 * Whether code under a license may be published with the site. Of `A OR B` one must be allowed, of `A AND B`
 * both; an expression with both words is not allowed.
 *
 * @param expression - an expression of SPDX
 */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const isKnown = (name: string) => ALLOWED_LICENSES.includes(name);
  if (plain.includes(' AND ')) return plain.split(' AND ').every(isKnown);
  return plain.split(' OR ').some(isKnown);
}

/**
 * Stops the build when the license of a package does not allow its use.
 *
 * @param packages - the packages that ship
 * @throws Error naming these packages
 */
export function checkLicenses(packages: readonly ShippedPackage[]): void {
  const refused = packages.filter(({ license }) => !isAllowed(license));
  if (refused.length === 0) return;
  const names = refused.map(
    ({ name, version, license }) => `${name} ${version} (${license || 'no license stated'})`,
  );
  throw new Error(
    `The site would publish code under a license that config/licenses.ts does not allow: ${names.join(', ')}. Remove the package, or add its license if it allows this use.`,
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Writes the list of packages with their licenses as HTML.
 *
 * @param packages - the packages that ship
 * @param texts - the address of the texts of their licenses
 */
export function licenseList(packages: readonly ShippedPackage[], texts: string): string {
  const rows = packages.map(({ name, version, license }) => {
    const address = escapeHtml(`https://www.npmjs.com/package/${name}`);
    const link = `<a href="${address}" target="_blank" rel="noopener noreferrer">${escapeHtml(name)}</a>`;
    return `<tr><td>${link}</td><td>${escapeHtml(version)}</td><td>${escapeHtml(license)}</td></tr>`;
  });
  return `<p>${packages.length} packages; the <a href="${texts}" target="_self">texts of their licenses</a> are in one file.</p><table><thead><tr><th scope="col">Package</th><th scope="col">Version</th><th scope="col">License</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * Writes the texts of all licenses, each text once, below the names of the packages that contain it.
 *
 * @param packages - the packages that ship
 */
export function licenseTexts(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, license, licenseText } of packages) {
    const text =
      licenseText || `The package contains no text; its package.json states: ${license}.`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  const sections = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `${sections.join(RULE)}\n`;
}
