import fs from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { PACKAGES } from './packages';
import { API_DIR } from './typedoc';

type GeneratedItem = { type: string; label: string; items?: GeneratedItem[] };

/** The generated sidebar, in the order of the package list, under a link to the index. */
function packageItems(): GeneratedItem[] {
  const file = path.join(API_DIR, 'typedoc-sidebar.cjs');
  if (!fs.existsSync(file)) {
    throw new Error(
      'The sidebar of the API reference is missing: delete the folder api/ and build again.',
    );
  }
  const generated = require(file) as GeneratedItem[];
  return PACKAGES.flatMap((name) => generated.filter((item) => item.label === name));
}

const sidebars = {
  api: [{ type: 'doc', id: 'index', label: 'All packages' }, ...packageItems()],
};

export default sidebars as SidebarsConfig;
