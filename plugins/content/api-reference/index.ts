import type { LoadContext, Plugin } from '@docusaurus/types';
import { PACKAGES } from '../../../api-extractor/packages';
import type { ApiReferenceData } from '../../../src/components/ApiNote/ApiReferenceData';
import { installedVersion } from './fingerprint';
import { generateApiReference } from './generate';

/**
 * Docusaurus plugin: the Markdown behind `/api` is there, and current, before the docs plugin reads
 * it.
 *
 * @param context - Docusaurus' context
 * @returns a plugin whose global data is {@link ApiReferenceData}
 * @throws Error when the reference cannot be generated; see `generateApiReference`
 */
export default async function apiReference(context: LoadContext): Promise<Plugin> {
  const written = await generateApiReference(context.siteDir);
  return {
    name: 'api-reference',
    extendCli(cli) {
      cli
        .command('api-reference')
        .description('Generate the Markdown behind /api, where its input has changed.')
        .action(() => {
          console.log(written ? 'Generated api/.' : 'Nothing changed; api/ is kept.');
        });
    },
    contentLoaded({ actions }) {
      const data: ApiReferenceData = {
        packages: PACKAGES.map((name) => ({
          name,
          version: installedVersion(context.siteDir, name) ?? '',
        })),
      };
      actions.setGlobalData(data);
    },
  };
}
