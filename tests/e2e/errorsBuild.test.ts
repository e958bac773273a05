import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LAST_VERSION } from '../../config/versions';
import { type CommandResult, copySite, type SiteCopy } from './support/siteCopy';

// Each error is in a separate page, so that one build shows them all.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const OUTSIDE = 'export default function Page() {';
const NAVBAR_ITEM =
  "import NavbarItem from '@theme/NavbarItem';\nimport Layout from '@theme/Layout';";
const withItem = (props: string) =>
  `${NAVBAR_ITEM}\n${OUTSIDE} return <Layout><NavbarItem ${props} /></Layout>; }\n`;
const withHook = (hook: string, from: string, argument = '') =>
  `import { ${hook} } from '${from}';\n${OUTSIDE} return <p>{String(${hook}(${argument}))}</p>; }\n`;
const DOCS = '@docusaurus/plugin-content-docs/client';

/** A page's name, its source, and what the build says about it. */
const INVALID_PAGES: [name: string, source: string, sentence: string][] = [
  [
    'page-without-default-export',
    'export const Page = () => <p>Nobody shows me</p>;\n',
    "The page component at /page-without-default-export doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  ],
  [
    'unknown-navbar-type',
    withItem('type="no-such-type"'),
    'No NavbarItem component found for type "no-such-type".',
  ],
  [
    'navbar-sidebar-without-target',
    withItem('type="docSidebar" sidebarId="nowhere"'),
    'DocSidebarNavbarItem: Sidebar with ID "nowhere" doesn\'t have anything to be linked to.',
  ],
  [
    'wrong-docs-id',
    withItem('type="doc" docId="no/such/id"'),
    `Couldn't find any doc with id "no/such/id" in version "${LAST_VERSION}".`,
  ],
  [
    'wrong-sidebar-id',
    withItem('type="docSidebar" sidebarId="noSuchSidebar"'),
    `Can't find any sidebar with id "noSuchSidebar" in version ${LAST_VERSION}".`,
  ],
  [
    'failing-while-loading',
    "throw new Error('This module never loads.');\n",
    'This module never loads.',
  ],
  [
    'version-outside-docs',
    withHook('useDocsVersion', DOCS),
    'Hook useDocsVersion is called outside the <DocsVersionProvider>.',
  ],
  [
    'docs-feature-elsewhere',
    withHook('useActivePlugin', DOCS, '{ failfast: true }'),
    'Can\'t find active docs plugin for "/docs-feature-elsewhere" pathname, while it was expected to be found. Maybe you tried to use a docs feature that can only be used on a docs-related page?',
  ],
];

/** The same of a guide. */
const INVALID_GUIDE = [
  'docs/next/forward-to-nowhere',
  '# Old\n\n<Forward />\n',
  '<Forward /> on the guide "forward-to-nowhere" needs an entry in config/forwardedGuides.ts with the id of another guide of docs version "current".',
] as const;

let copy: SiteCopy;
let result: CommandResult;

beforeAll(async () => {
  copy = copySite();
  for (const [name, source] of INVALID_PAGES) copy.write(`src/pages/${name}.tsx`, source);
  copy.write('docs/forward-to-nowhere.mdx', INVALID_GUIDE[1]);
  const file = 'versioned_sidebars/version-7-sidebars.json';
  const sidebars = JSON.parse(copy.read(file)) as Record<string, unknown>;
  copy.write(file, JSON.stringify({ ...sidebars, nowhere: [{ type: 'html', value: '<hr>' }] }));
  result = await copy.build();
});

afterAll(() => copy.remove());

describe('a build with invalid pages', () => {
  it('fails, and explains the error of one of them in a sentence', () => {
    expect(result.exitCode).toBe(1);
    const explained =
      /^✗ Site failed after [\d.]+ s: Can't render static file for pathname "\/([^"]+)": (.+)$/.exec(
        result.lastLine,
      );
    const sentences = new Map(
      [...INVALID_PAGES, INVALID_GUIDE].map(([name, , text]) => [name, text]),
    );
    expect(explained?.[2], result.lastLine).toBe(sentences.get(explained?.[1] ?? ''));
  });

  it.each([...INVALID_PAGES, INVALID_GUIDE])(
    'reports the page %s and its error',
    (name, _, sentence) => {
      expect(result.output).toContain(`/${name}"`);
      expect(result.output).toContain(sentence);
    },
  );
});
