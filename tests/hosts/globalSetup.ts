import fs from 'node:fs';
import { missingServers } from '../../scripts/webServers.mjs';

/** Says what to install or to run first, rather than letting each test fail. */
export default function checkServers() {
  const missing = missingServers();
  if (missing) throw new Error(missing);
  if (!fs.existsSync('build/index.html.br')) {
    throw new Error(
      'There is no compressed site in "build": run "npm run build" and "npm run compress" first.',
    );
  }
}
