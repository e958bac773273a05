import { DEFAULT_EXAMPLE, examples, findExample, type SandboxExample } from './examples';
import { findPlatform, platforms, type SandboxPlatform } from './platforms';

/** What an address asks of the sandbox page. */
export interface SandboxRequest {
  /** The example, and whether the address names it. */
  example: SandboxExample;
  namesExample: boolean;
  /** The major version that the address names. */
  version: string | undefined;
  platform: SandboxPlatform;
  /** Whether the address names a platform, which sends the visitor on to it. */
  forward: boolean;
  /** What the address names that does not exist, each in a sentence. */
  problems: string[];
}

/**
 * Reads the query of a sandbox address: `t` or `template`, `v` or `version`, `p` or `platform`.
 *
 * @param search - the query, with or without its question mark
 * @param versions - the major versions that there are
 * @returns what to preselect, with defaults for what is missing or unknown
 */
export function readSandboxRequest(search: string, versions: readonly string[]): SandboxRequest {
  const params = new URLSearchParams(search);
  const templateName = params.get('t') ?? params.get('template');
  const platformName = params.get('p') ?? params.get('platform');
  const versionName = params.get('v') ?? params.get('version');
  const example = findExample(templateName);
  const version = versions.find((one) => one === versionName?.trim());
  const platform = findPlatform(platformName);
  const problems: string[] = [];
  if (templateName && !example) problems.push(unknown('template', templateName, ids(examples)));
  if (versionName && !version) problems.push(unknown('version', versionName, versions));
  if (platformName && !platform) problems.push(unknown('platform', platformName, ids(platforms)));
  return {
    example: example ?? DEFAULT_EXAMPLE,
    namesExample: example !== undefined,
    version,
    platform: platform ?? (platforms[0] as SandboxPlatform),
    forward: platform !== undefined && problems.length === 0,
    problems,
  };
}

const ids = (known: readonly { id: string }[]) => known.map(({ id }) => id);

function unknown(kind: string, name: string, known: readonly string[]): string {
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return `There is no ${kind} "${shown}". Choose one of: ${known.join(', ')}.`;
}
