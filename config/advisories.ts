/** Where the build lists the packages that ship, as names and versions. */
export const SHIPPED_PACKAGES_FILE = '.cache/shipped-packages.json';

/** A published security advisory for a package that ships. */
export interface Advisory {
  package: string;
  /** Its name in a public database, CVE or GHSA; or the project's issue, where there is no such name. */
  id: string;
  /** The affected versions, as a range of semantic versions. */
  affected: string;
  /** What is wrong, in a line. */
  matter: string;
}

/**
 * Advisories published for packages that ship, as far as public sources told on 2026-11-21: GitLab's
 * advisory database, which was up to July then, and single reports up to October. A test holds the
 * built site against them, so that none comes back with another version. `npm run audit:shipped` asks
 * for newer ones.
 *
 * Two matters are in no list. Some databases count react-router 5 to CVE-2025-68470; its history has
 * the browser refuse such a path, and the site makes no path from what a reader gives. And spel2js
 * lets an expression reach the constructor of functions; nothing on the site lets it make one.
 */
export const ADVISORIES: readonly Advisory[] = [
  {
    package: '@babel/runtime',
    id: 'CVE-2025-27789',
    affected: '<7.26.10 || >=8.0.0-alpha.0 <8.0.0-alpha.17',
    matter: 'Replacing named groups takes quadratic time',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2025-1647',
    affected: '3.4.1',
    matter: 'Markup in a popover or tooltip is run',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2024-6531',
    affected: '>=4.0.0 <5.0.0',
    matter: 'Markup in the address of a carousel is run',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2024-6484',
    affected: '>=2.0.0 <=3.4.1',
    matter: 'Markup in the address of a carousel is run',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2024-6485',
    affected: '>=1.4.0 <=3.4.1',
    matter: 'Markup in the loading text of a button is run',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2019-8331',
    affected: '>=3.0.0 <3.4.1 || >=4.0.0 <4.3.1',
    matter: 'Markup in the template of a tooltip is run',
  },
  {
    package: 'bootstrap',
    id: 'CVE-2018-14040',
    affected: '<3.4.0 || >=4.0.0 <4.1.2',
    matter: 'Markup in the parent of a collapsible is run',
  },
  {
    package: 'd3-color',
    id: 'GHSA-36jr-mh4h-2g58',
    affected: '>=1.0.2 <3.1.0',
    matter: 'Reading a color takes quadratic time',
  },
  {
    package: 'immer',
    id: 'CVE-2021-23436',
    affected: '<9.0.6',
    matter: 'Patches pollute prototypes',
  },
  {
    package: 'immer',
    id: 'CVE-2020-28477',
    affected: '>=7.0.0 <8.0.1',
    matter: 'Patches pollute prototypes',
  },
  {
    package: 'json-logic-js',
    id: 'CVE-2021-4329',
    affected: '<2.0.1',
    matter: 'An operation runs code',
  },
  {
    package: 'json-logic-js',
    id: 'GHSA-m9hw-7xfv-wqg7',
    affected: '<2.0.0',
    matter: 'An operation pollutes prototypes',
  },
  {
    package: 'jsonata',
    id: 'CVE-2026-77415',
    affected: '<1.8.8 || >=2.0.0 <2.2.1',
    matter: 'An expression runs code',
  },
  {
    package: 'jsonata',
    id: 'CVE-2026-77414',
    affected: '<1.8.8 || >=2.0.0 <2.2.1',
    matter: 'An expression runs code',
  },
  {
    package: 'jsonata',
    id: 'CVE-2026-77413',
    affected: '<1.8.8 || >=2.0.0 <2.2.0',
    matter: 'An expression runs code',
  },
  {
    package: 'jsonata',
    id: 'CVE-2026-52746',
    affected: '>=2.0.0 <2.2.0',
    matter: 'Reading a date takes exponential time',
  },
  {
    package: 'jsonata',
    id: 'CVE-2024-27307',
    affected: '>=1.4.0 <1.8.7 || >=2.0.0 <2.0.4',
    matter: 'An expression pollutes prototypes',
  },
  {
    package: 'lodash',
    id: 'CVE-2026-4800',
    affected: '>=4.0.0 <=4.17.23',
    matter: 'Names of template imports run code',
  },
  {
    package: 'lodash',
    id: 'CVE-2026-2950',
    affected: '<=4.17.23',
    matter: 'Removing by a path pollutes prototypes',
  },
  {
    package: 'lodash',
    id: 'CVE-2025-13465',
    affected: '>=4.0.0 <=4.17.22',
    matter: 'Removing by a path pollutes prototypes',
  },
  {
    package: 'lodash',
    id: 'CVE-2021-23337',
    affected: '<4.17.21',
    matter: 'A template runs code',
  },
  {
    package: 'lodash',
    id: 'CVE-2019-10744',
    affected: '<4.17.12',
    matter: 'Merging defaults pollutes prototypes',
  },
  {
    package: 'lodash.mergewith',
    id: 'CVE-2019-10744',
    affected: '<4.6.2',
    matter: 'Merging pollutes prototypes',
  },
  {
    package: 'mingo',
    id: 'kofrasa/mingo#606',
    affected: '<7.2.2',
    matter: 'An update pollutes prototypes',
  },
  {
    package: 'mingo',
    id: 'kofrasa/mingo#607',
    affected: '<7.2.2',
    matter: 'Replacing takes text for a pattern',
  },
  {
    package: 'path-to-regexp',
    id: 'CVE-2024-45296',
    affected: '<0.1.10 || >=0.2.0 <1.9.0 || >=2.0.0 <3.3.0 || >=4.0.0 <6.3.0 || >=7.0.0 <8.0.0',
    matter: 'Two parameters in a segment match in exponential time',
  },
  {
    package: 'path-to-regexp',
    id: 'CVE-2026-4867',
    affected: '<0.1.13',
    matter: 'Three parameters in a segment match in exponential time',
  },
  {
    package: 'path-to-regexp',
    id: 'CVE-2026-4923',
    affected: '>=8.0.0 <8.4.0',
    matter: 'Several wildcards match in exponential time',
  },
  {
    package: 'path-to-regexp',
    id: 'CVE-2026-4926',
    affected: '>=8.0.0 <8.4.0',
    matter: 'Optional groups match in exponential time',
  },
  {
    package: 'prismjs',
    id: 'CVE-2024-53382',
    affected: '<1.30.0',
    matter: 'An element named like the current script is taken for it',
  },
  {
    package: 'prismjs',
    id: 'CVE-2022-23647',
    affected: '>=1.14.0 <1.27.0',
    matter: 'Markup in a command line is run',
  },
  {
    package: 'prismjs',
    id: 'CVE-2021-3801',
    affected: '<1.25.0',
    matter: 'Reading a comment takes exponential time',
  },
  {
    package: 'react',
    id: 'CVE-2013-7035',
    affected: '>=0.4.0 <0.4.2 || >=0.5.0 <0.5.2',
    matter: 'Markup in a key is run',
  },
  {
    package: 'react-dom',
    id: 'CVE-2018-6341',
    affected: '16.0.0 || >=16.1.0 <16.1.2 || 16.2.0 || >=16.3.0 <16.3.3 || >=16.4.0 <16.4.2',
    matter: 'Markup in the name of an attribute is run when rendered on a server',
  },
  {
    package: 'react-router',
    id: 'CVE-2025-68470',
    affected: '>=6.0.0 <6.30.2 || >=7.0.0 <7.9.6',
    matter: 'A path that begins with two slashes leads to another site',
  },
  {
    package: 'react-router',
    id: 'CVE-2026-53669',
    affected: '>=6.0.0 <7.18.0',
    matter: 'A path that begins with a backslash leads to another site',
  },
  {
    package: 'react-router',
    id: 'CVE-2026-53666',
    affected: '>=6.4.0 <7.18.0',
    matter: 'Errors sent along by a server run code',
  },
  {
    package: 'react-router',
    id: 'CVE-2026-40181',
    affected: '>=6.7.0 <6.30.4 || >=7.0.0 <7.14.1',
    matter: 'A redirect leads to another site',
  },
  {
    package: 'react-router-dom',
    id: 'CVE-2026-53668',
    affected: '>=6.30.2 <6.30.6',
    matter: 'A redirect runs a script',
  },
];
