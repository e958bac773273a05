import path from 'node:path';
import * as esbuild from 'esbuild';
import { PREVIEW_STYLES } from '../../../config/sandbox';
import { PREVIEW_POLICY } from '../../../config/security';

const STYLES = `
${PREVIEW_STYLES}
.sandbox-error { margin: 0; padding: 1rem; border-left: 4px solid #b3261e; white-space: pre-wrap; }
`;

/**
 * Writes the page in the frame of the sandbox's preview.
 *
 * @param root - the root folder of the site
 * @returns its HTML, with the script in it: a frame without an origin loads no file of the site
 */
export async function framePage(root: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [path.join(root, 'src/sandbox/frame/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  // The end of a script ends it in a string, too.
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<style>${STYLES}</style>
</head>
<body>
<script>${script}</script>
</body>
</html>
`;
}
