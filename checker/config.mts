import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_VERSIONS } from '../config/apiVersions.js';
import { API_VERSION, GUIDES_VERSIONS } from '../config/versions.js';
import { workspacePackagesOf } from '../packageModel/installed.js';
import { type Exception, WITHOUT_LIVE_EXAMPLES } from './liveExamples.mjs';

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
  /** Folders of further pages whose code blocks are checked: examples of the API reference. */
  examples: readonly string[];
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
  maxOptOutShare: number;
  /** The pages without a live example. */
  withoutLiveExamples: readonly Exception[];
}

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Packages of this repository, under their public names; the guides of one version have them. */
const ADAPTERS = workspacePackagesOf(ROOT);

/** This repository. */
export const SITE: Site = {
  root: ROOT,
  versions: GUIDES_VERSIONS.map((version) => ({
    ...version,
    workspacePackages: version.name === API_VERSION ? ADAPTERS : [],
    examples:
      API_VERSIONS.find(({ major }) => version.packages === `versions/v${major}`)?.examples ?? [],
  })),
  // Long, since a busy machine may stall a run that loads a UI library.
  timeLimit: 20_000,
  maxOptOutShare: 0.03,
  withoutLiveExamples: WITHOUT_LIVE_EXAMPLES,
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
