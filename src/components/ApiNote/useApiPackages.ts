import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ApiPackage } from './ApiPackage';

/**
 * Returns the packages that a page of the API reference describes, with their versions, the core first; see
 * `plugins/framework/reference-docs`.
 */
export function useApiPackages(): readonly ApiPackage[] {
  return (useDoc().metadata as unknown as { packages: readonly ApiPackage[] }).packages;
}
