import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { SOCIAL_CARDS } from './cards';
import { drawCard } from './drawCard';

/** Docusaurus plugin: draws the images that a shared link shows, one for each type of page. */
export default function socialCards(): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir }) {
      const folder = path.join(outDir, 'img', 'social');
      fs.mkdirSync(folder, { recursive: true });
      for (const card of SOCIAL_CARDS) {
        fs.writeFileSync(path.join(folder, `${card.id}.png`), await drawCard(card));
      }
    },
  };
}
