import { describe, expect, it } from 'vitest';
import { guideUses } from '../../../../../plugins/content/remark-api-links/guideUses';
import { temporaryFolder } from '../../../support/temporaryFolder';

const PAGES = new Map([
  ['parseSQL', '/api/react-querybuilder/functions/parseSQL'],
  ['Field', '/api/react-querybuilder/type-aliases/Field'],
]);

/** The headings that use a name, when the guides are these. */
async function usesOf(name: string, guides: Record<string, string>) {
  const folder = temporaryFolder(guides);
  const uses = await guideUses({ folder, route: '/docs' }, PAGES);
  return uses.get(PAGES.get(name) as string);
}

const guide = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;

describe('the headings of the guides that use a name', () => {
  it('are those above the links that the guides make of it', async () => {
    const text =
      'Intro.\n\n## Read SQL\n\nCall `parseSQL()`.\n\n### Next {#then}\n\nUse `parseSQL`.';
    expect(await usesOf('parseSQL', { 'utils/import.mdx': guide('Import', text) })).toEqual([
      { href: '/docs/utils/import#read-sql', text: 'Import › Read SQL' },
      { href: '/docs/utils/import#then', text: 'Import › Next' },
    ]);
  });

  it('are led by those that name it, then by the pages that use it most', async () => {
    const uses = await usesOf('parseSQL', {
      'a.mdx': guide('A', '## One\n\n`parseSQL`'),
      'b.mdx': guide('B', '## Two\n\n`parseSQL` and `parseSQL`'),
      'c.mdx': guide('C', '## The parser parseSQL'),
      'migrate.mdx': guide('Migrate', '## `parseSQL`\n\n`parseSQL` `parseSQL` `parseSQL`'),
    });
    expect(uses?.map(({ text }) => text)).toEqual([
      'C › The parser parseSQL',
      'B › Two',
      'A › One',
      'Migrate › parseSQL',
    ]);
  });

  it('count links that an author made, but neither code blocks nor ordinary words', async () => {
    const link = '## Linked\n\n[A field](/api/react-querybuilder/type-aliases/Field#x)';
    const code = '## Code\n\n```ts\nimport type { Field } from "x";\n```\n\n## Field properties';
    expect(await usesOf('Field', { 'a.mdx': guide('A', `${link}\n\n${code}`) })).toEqual([
      { href: '/docs/a#linked', text: 'A › Linked' },
    ]);
    expect(await usesOf('Field', { 'a.mdx': guide('A', '## Field\n\nText.') })).toEqual([
      { href: '/docs/a#field', text: 'A › Field' },
    ]);
  });

  it('leave out guides that forward to others', async () => {
    expect(
      await usesOf('parseSQL', { 'a.mdx': guide('parseSQL', '<Forward to="/docs/b" />') }),
    ).toBeUndefined();
  });
});
