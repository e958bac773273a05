import { usePluginData } from '@docusaurus/useGlobalData';
import type { ApiReferenceData } from './ApiReferenceData';

/**
 * The packages that the API reference was generated from, with their versions.
 *
 * @returns the packages, the core first
 */
export function useApiPackages(): ApiReferenceData['packages'] {
  return (usePluginData('api-reference') as ApiReferenceData).packages;
}
