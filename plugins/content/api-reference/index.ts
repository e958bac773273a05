import type { LoadContext, Plugin } from '@docusaurus/types';
import { generateApiReference } from './generate';

/**
 * Docusaurus plugin: the Markdown behind `/api` is there, and current, before the docs plugin reads
 * it.
 *
 * @param context - Docusaurus' context
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
          console.log(
            written
              ? 'Generated the pages of the API reference.'
              : 'Nothing changed; the pages of the API reference are kept.',
          );
        });
    },
  };
}
