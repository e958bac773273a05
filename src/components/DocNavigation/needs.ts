import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { Part } from '@site/src/hydrateOnInteraction/createPart';
import { useMemo } from 'react';
import components from './components';

type Sidebars = Part<Record<string, PropSidebar>>;

/**
 * The sidebars of the docs version, which `plugins/framework/later-sidebars` keeps out of the first scripts.
 *
 * @returns `undefined` where they are there from the beginning: on the server
 */
export const useLaterSidebars = (): Sidebars | undefined =>
  (useDocsVersion() as { laterSidebars?: Sidebars }).laterSidebars;

/** What the parts of a docs page that lead to other pages need in order to react. */
export function useDocNavigationNeeds(): readonly Part<unknown>[] {
  const sidebars = useLaterSidebars();
  return useMemo(() => (sidebars ? [components, sidebars] : [components]), [sidebars]);
}
