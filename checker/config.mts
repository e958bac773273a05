import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** One version of the guides and the packages that it describes. */
export interface VersionConfig {
  /** Name on the command line and in reports. */
  name: string;
  /** Folder of its guides. */
  docs: string;
  /** The sidebar that lists its pages. */
  sidebar: string;
  /** Folder whose `package.json` names the exact packages. */
  packages: string;
  /** A name that its guides leave out fails the check; otherwise the report only lists it. */
  coverageRequired: boolean;
  /** Packages of this repository that the guides describe too; they are not in `packages`. */
  workspacePackages: readonly string[];
}

/** What one run of the checker works on. */
export interface Site {
  /** Absolute path of the folder that the other paths start from. */
  root: string;
  versions: readonly VersionConfig[];
  /** How long one block may run, in milliseconds. */
  timeLimit: number;
  /** The share of blocks that may opt out, from 0 to 1. */
  optOutShare: number;
}

const released = (
  name: string,
  rest: Pick<VersionConfig, 'coverageRequired'> & Partial<VersionConfig>,
): VersionConfig => ({
  name,
  docs: `versioned_docs/version-${name}`,
  sidebar: `versioned_sidebars/version-${name}-sidebars.json`,
  packages: `versions/v${name}`,
  workspacePackages: [],
  ...rest,
});

/** This repository. Set `coverageRequired` once the guides of a version are written. */
export const SITE: Site = {
  root: path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  versions: [
    {
      name: 'next',
      docs: 'docs',
      sidebar: 'sidebars.ts',
      packages: 'versions/v8',
      coverageRequired: true,
      workspacePackages: [],
    },
    released('7', {
      coverageRequired: true,
      workspacePackages: [
        '@react-querybuilder/bulma',
        '@react-querybuilder/fluent',
        '@react-querybuilder/tremor',
      ],
    }),
    released('6', { coverageRequired: true }),
    released('5', { coverageRequired: true }),
    released('4', { coverageRequired: true }),
    released('3', { coverageRequired: true }),
  ],
  // Long, since a busy machine may stall a run that loads a UI library.
  timeLimit: 20_000,
  optOutShare: 0.03,
};

/** Languages whose blocks are compiled. */
export const CHECKED_LANGUAGES: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

/** Languages that are shown only. A name outside both lists would quietly escape the check. */
export const SHOWN_LANGUAGES: readonly string[] = [
  'bash',
  'css',
  'diff',
  'html',
  'java',
  'json',
  'mdx',
  'scss',
  'sql',
  'text',
];
