import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashOfFiles } from '../version-changes/hashOfFiles';
import { collectFacts, type Facts } from './facts';

const CACHE = '.cache/home-facts.json';

/** The facts, collected again only when the installed packages or this plugin have changed. */
async function cachedFacts(siteDir: string): Promise<Facts> {
  const fingerprint = hashOfFiles(siteDir, [
    'plugins/home-facts/*',
    'node_modules/.package-lock.json',
  ]);
  const file = path.join(siteDir, CACHE);
  if (fs.existsSync(file)) {
    const cached = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      fingerprint: string;
      facts: Facts;
    };
    if (cached.fingerprint === fingerprint) return cached.facts;
  }
  const facts = await collectFacts();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ fingerprint, facts }));
  return facts;
}

/**
 * Docusaurus plugin: writes facts about the installed packages to
 * `@generated/home-facts/default/facts.json`, which the home page imports.
 */
export default function homeFacts({ siteDir }: LoadContext): Plugin {
  return {
    name: 'home-facts',
    loadContent: () => cachedFacts(siteDir),
    async contentLoaded({ content, actions: { createData } }) {
      await createData('facts.json', content as Facts);
    },
  };
}
