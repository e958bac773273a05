import fs from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { allowsInlineStyles } from '../../../config/inlineStyles';
import { connectOrigins, contentSecurityPolicy, REFERRER_POLICY } from '../../../config/security';
import { inlineHashes } from './inlineHashes';

/** Browsers look for the encoding in the first 1,024 bytes, so that it stays in front. */
const BEGINNING = /<head>\s*<meta charset=[^>]*>/i;

/**
 * Gives a page its policies.
 *
 * @param html - the page
 * @param route - its path within the site
 * @param connect - the other hosts that pages send requests to
 * @returns the page with its content security policy and referrer policy, before anything they rule
 * @throws Error when the page does not begin with its encoding
 */
export function withPolicies(html: string, route: string, connect: readonly string[]): string {
  const { scripts, styles } = inlineHashes(html);
  const policy = contentSecurityPolicy({
    connect,
    scriptHashes: scripts,
    styleHashes: allowsInlineStyles(route) ? undefined : styles,
  });
  const [beginning] = BEGINNING.exec(html) ?? [];
  if (!beginning) throw new Error(`The page ${route} must begin with <meta charset="utf-8">.`);
  return html.replace(
    beginning,
    () =>
      `${beginning}<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${REFERRER_POLICY}">`,
  );
}

/**
 * Writes the policies of a built site into its pages.
 *
 * This is a stage after Docusaurus' build and no plugin's `postBuild`: those run at the same time,
 * and some of them write pages.
 *
 * @param folder - the built site
 * @param environment - the environment variables
 * @throws Error when a page or a variable is wrong
 */
export function secureSite(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const connect = connectOrigins(environment);
  // The page in the preview of the sandbox is written with a policy of its own.
  for (const name of globSync('**/*.html', { cwd: folder, ignore: 'assets/**' })) {
    const file = path.join(folder, name);
    const route = `/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    fs.writeFileSync(file, withPolicies(fs.readFileSync(file, 'utf8'), route, connect));
  }
}
