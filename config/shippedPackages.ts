/** Where the build lists the packages that ship, as names and versions. */
export const SHIPPED_PACKAGES_FILE = '.cache/shipped-packages.json';
