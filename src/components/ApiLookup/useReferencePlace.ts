import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';

/** Where in the reference a page is. */
export interface ReferencePlace {
  /** The address of the reference in its version, such as `/api`. */
  base: string;
  /** The package of the page; none on the index. */
  packageName?: string;
}

/** Tells where in the reference the page is, or that it is not part of it. */
export function useReferencePlace(): ReferencePlace | undefined {
  const { pathname } = useLocation();
  const active = useActivePluginAndVersion();
  const base = active?.activePlugin.pluginId === 'api' && active.activeVersion?.path;
  if (!base) return undefined;
  const [, packageName] = /^\/((?:@[^/]+\/)?[^/]+)/.exec(pathname.slice(base.length)) ?? [];
  return packageName ? { base, packageName } : { base };
}
