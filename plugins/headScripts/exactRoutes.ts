import type { AllContent } from '@docusaurus/types';

type Page = { permalink: string };
type Guides = { loadedVersions: { docs: Page[] }[] };

/** Lists the pages whose own path ends in `.html` or `.htm`. */
export function exactRoutes(content: AllContent): string[] {
  const guides = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as Guides[];
  const pages = Object.values(content['docusaurus-plugin-content-pages'] ?? {}) as Page[][];
  return [
    ...guides.flatMap((guide) => guide.loadedVersions.flatMap((version) => version.docs)),
    ...pages.flat(),
  ]
    .map((page) => page.permalink)
    .filter((permalink) => /\.html?$/.test(permalink));
}
