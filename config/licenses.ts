/**
 * The licenses under which code of others may be published with this site. Each lets anyone use, change and
 * distribute the code, also within works under other licenses.
 */
export const ALLOWED_LICENSES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Of fonts.
  'OFL-1.1',
];

/** What some packages write in place of the identifier that SPDX has for their license. */
export const LICENSE_NAMES: Readonly<Record<string, string>> = {
  'Apache 2.0': 'Apache-2.0',
  'Apache v2.0': 'Apache-2.0',
};

/** Where the build publishes the list of licenses, and their texts. */
export const LICENSES = {
  page: '/licenses',
  /** The list for readers who come from another page of the site. */
  part: '/license-list.txt',
  texts: '/third-party-licenses.txt',
} as const;

/** What marks the list in the HTML of its page. */
export const LICENSE_LIST = 'data-license-list';
