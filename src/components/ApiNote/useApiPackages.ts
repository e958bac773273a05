import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ApiPackage } from './ApiPackage';

/**
 * The packages that a page of the API reference describes, with their versions; see
 * `plugins/framework/reference-docs`.
 *
 * @returns the packages, the core first
 */
export function useApiPackages(): readonly ApiPackage[] {
  return (useDoc().metadata as unknown as { packages: readonly ApiPackage[] }).packages;
}
