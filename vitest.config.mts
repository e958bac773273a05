import { defineConfig } from 'vitest/config';

/** Two projects: models and plugins by themselves, and the built site in a real browser. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/e2e/support/contractReporter.ts'],
    projects: [
      {
        // As Docusaurus resolves them.
        resolve: {
          alias: {
            '@site': import.meta.dirname,
            '@docusaurus/router': 'react-router-dom',
            '@docusaurus/useIsomorphicLayoutEffect':
              '@docusaurus/core/lib/client/exports/useIsomorphicLayoutEffect.js',
          },
        },
        test: {
          name: 'unit',
          // The adapter imports folders of Ant Design, which Node.js does not resolve.
          server: { deps: { inline: [/@react-querybuilder\/antd/, /node_modules\/antd\//] } },
          include: ['tests/unit/**/*.test.ts', 'adapters/*/tests/**/*.test.tsx'],
          testTimeout: 30_000,
          // Generated projects contain stylesheets as text; Vitest empties others.
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page that shares two cores with others may take its time.
          expect: { poll: { timeout: 15_000 } },
          // Two cores: more than two browsers at work would only wait for one another.
          maxWorkers: 2,
        },
      },
    ],
  },
});
