import { findPlatform, platforms, type SandboxPlatform } from './platforms';
import { findTemplate, type SandboxTemplate, templates } from './templates';

/** What an address asks of the sandbox page. */
export interface SandboxRequest {
  template: SandboxTemplate;
  platform: SandboxPlatform;
  /** Whether the address names a platform, which sends the visitor on to it. */
  forward: boolean;
  /** What the address names that does not exist, each in a sentence. */
  problems: string[];
}

/**
 * Reads the query of a sandbox address: `t` or `template`, `p` or `platform`.
 *
 * @param search - the query, with or without its question mark
 * @returns what to preselect, with defaults for what is missing or unknown
 */
export function readSandboxRequest(search: string): SandboxRequest {
  const params = new URLSearchParams(search);
  const templateName = params.get('t') ?? params.get('template');
  const platformName = params.get('p') ?? params.get('platform');
  const template = findTemplate(templateName);
  const platform = findPlatform(platformName);
  const problems: string[] = [];
  if (templateName && !template) problems.push(unknown('template', templateName, templates));
  if (platformName && !platform) problems.push(unknown('platform', platformName, platforms));
  return {
    template: template ?? (templates[0] as SandboxTemplate),
    platform: platform ?? (platforms[0] as SandboxPlatform),
    forward: platform !== undefined && problems.length === 0,
    problems,
  };
}

function unknown(kind: string, name: string, known: { id: string }[]): string {
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return `There is no ${kind} "${shown}". Choose one of: ${known.map(({ id }) => id).join(', ')}.`;
}
