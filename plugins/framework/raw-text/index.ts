import type { Plugin } from '@docusaurus/types';

interface Rule {
  test?: unknown;
  resourceQuery?: { not?: RegExp[] } | RegExp;
}

const RAW = /[?&]raw$/;

/**
 * Docusaurus plugin: `import text from './file?raw'` yields the file as it is written, as in Vite.
 * Generated projects contain the very modules that the demo runs. List it after the plugins that add
 * rules for files.
 */
export default function rawText(): Plugin {
  return {
    name: 'raw-text',
    configureWebpack(config) {
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        // A rule for another query does not apply anyway.
        if (!rule.test || rule.resourceQuery instanceof RegExp) continue;
        rule.resourceQuery = { not: [...(rule.resourceQuery?.not ?? []), RAW] };
      }
      return { module: { rules: [{ resourceQuery: RAW, type: 'asset/source' }] } };
    },
  };
}
