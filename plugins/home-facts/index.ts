import type { Plugin } from '@docusaurus/types';
import { collectFacts, type Facts } from './facts';

/**
 * Docusaurus plugin: writes facts about the installed packages to
 * `@generated/home-facts/default/facts.json`, which the home page imports.
 */
export default function homeFacts(): Plugin {
  return {
    name: 'home-facts',
    loadContent: collectFacts,
    async contentLoaded({ content, actions: { createData } }) {
      await createData('facts.json', content as Facts);
    },
  };
}
