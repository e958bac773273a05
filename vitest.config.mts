import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { HARD_WORK_FLAGS } from './config/nodeFlags';

const { resolve } = createRequire(import.meta.url);

/** Test files that build sites, and so leave little of the processor to a browser next to them. */
const BUILDS = /\/(?:release|build|errorsBuild|errorsPages|hostedSearch|analytics)\.test\.ts$/;

/** Other test files that take longer than their size tells. */
const LONG =
  /\/(?:html|accessibility|demosAccessibility|demosOptions|agreement|importsAgree)\.test\.ts$/;

const ranks = [BUILDS, LONG, /(?:)/];

/**
 * Starts long files first, so that no worker has to finish one while the others have nothing left. Builds
 * run next to builds.
 */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) =>
      ranks.findIndex((rank) => rank.test(moduleId));
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

/** Projects: models and plugins by themselves, the built site in a real browser, and on real web servers. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    reporters: ['default', './tests/e2e/support/contractReporter.ts'],
    // The order of the files is the same in each clone: it does not depend on how long earlier runs took.
    cache: false,
    // All cores: by default Vitest leaves one idle, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        // As Docusaurus resolves them.
        resolve: {
          alias: {
            '@site': import.meta.dirname,
            '@docusaurus/router': 'react-router-dom',
            '@docusaurus/useIsomorphicLayoutEffect':
              '@docusaurus/core/lib/client/exports/useIsomorphicLayoutEffect.js',
            // The adapter imports it from a folder that Node.js cannot load.
            'antd/es/date-picker/generatePicker/index.js':
              'antd/lib/date-picker/generatePicker/index.js',
            // As CommonJS: the ES modules of the icons, which those of the components import, name each other
            // without an extension.
            '@fluentui/react-components': resolve('@fluentui/react-components'),
            '@fluentui/react-icons': resolve('@fluentui/react-icons'),
          },
        },
        test: {
          name: 'unit',
          // The compilers and the garbage collector of Node.js need a fifth of the processor less.
          execArgv: [...HARD_WORK_FLAGS],
          // Node.js would not use the alias for Ant Design.
          server: { deps: { inline: [/@react-querybuilder\/antd/] } },
          include: ['tests/unit/**/*.test.ts', 'adapters/*/tests/**/*.test.tsx'],
          globalSetup: ['tests/unit/support/packageModels.ts'],
          testTimeout: 30_000,
          // The files of a worker share the modules that they import: the engines and TypeScript among them.
          isolate: false,
          // Generated projects contain stylesheets as text; Vitest empties others.
          css: { include: [/\.css\?raw$/] },
        },
      },
      {
        test: {
          name: 'e2e',
          execArgv: [...HARD_WORK_FLAGS],
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // A page that shares two cores with others may take its time.
          expect: { poll: { timeout: 15_000, interval: 20 } },
          // Two cores: with a third browser, all tests took as long, and needed a tenth more of the processor.
          maxWorkers: 2,
          // The files of a worker share its browser and the modules that they import.
          isolate: false,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/hosts/globalSetup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
