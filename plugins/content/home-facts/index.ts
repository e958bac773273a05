import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readCached, writeCached } from '../../../buildCache/cachedJson';
import { hashOfFiles } from '../../../buildCache/hash';
import type { PackageFacts } from '../../../src/components/home/PackageFacts';
import { collectFacts } from './facts';

const CACHE = '.cache/home-facts.json';

/** The facts, collected again only when the installed packages or this plugin have changed. */
async function cachedFacts(siteDir: string): Promise<PackageFacts> {
  const fingerprint = hashOfFiles(siteDir, [
    'plugins/content/home-facts/*',
    'node_modules/.package-lock.json',
  ]);
  const file = path.join(siteDir, CACHE);
  const cached = readCached<PackageFacts>(file, fingerprint);
  if (cached) return cached;
  const facts = await collectFacts();
  writeCached(file, fingerprint, facts);
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
      await createData('facts.json', content as PackageFacts);
    },
  };
}
