import { describe, expect, it } from 'vitest';
import { MAX_CELL_LENGTH, TypeLinks } from '../../../../api-extractor/reference/linkedTypes.mjs';
import { pagePaths } from '../../../../api-extractor/reference/pagePaths.mjs';
import type { Export } from '../../../../packageModel/types';

const exportOf = (name: string, kind: Export['kind']): Export => ({
  name,
  kind,
  entryPoints: [],
  file: '',
});

const packages = [
  {
    name: 'core',
    version: '1.0.0',
    entryPoints: [],
    exports: [
      exportOf('Rule', 'interface'),
      exportOf('Field', 'type alias'),
      exportOf('format', 'function'),
    ],
  },
  { name: '@core/dnd', version: '1.0.0', entryPoints: [], exports: [exportOf('useDrag', 'hook')] },
];

const links = new TypeLinks(pagePaths(packages, ['core', '@core/dnd']));
const from = 'core/functions/format';

/** The text of a cell as a browser shows it. */
const visible = (cell: string) =>
  cell
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\[|<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('types with links', () => {
  it('lead to the page of each documented name, relative to their own page', () => {
    expect(links.find('Rule', 'core', from)).toBe('../interfaces/Rule');
    expect(links.find('Rule', 'core', 'core/interfaces/Group')).toBe('./Rule');
    expect(links.find('Rule', 'core', '@core/dnd/functions/useDrag')).toBe(
      '../../../core/interfaces/Rule',
    );
    expect(links.find('useDrag', '@core/dnd', from)).toBe('../../@core/dnd/functions/useDrag');
  });

  it("lead to React's, TypeScript's and MDN's own documentation", () => {
    expect(links.find('ReactNode', 'react', from)).toMatch(/^https:\/\/react\.dev\//);
    expect(links.find('Record', 'lib', from)).toMatch(/utility-types\.html#recordkeys-type$/);
    expect(links.find('Partial', 'lib', from)).toMatch(/#partialtype$/);
    expect(links.find('HTMLSelectElement', 'lib', from)).toMatch(/Web\/API\/HTMLSelectElement$/);
    expect(links.find('RegExp', 'lib', from)).toMatch(/Global_Objects\/RegExp$/);
  });

  it('stay plain without a page, and on the page itself', () => {
    expect(links.find('Button', 'antd', from)).toBeUndefined();
    expect(links.find('constructor', 'lib', from)).toBeUndefined();
    expect(links.find('format', 'core', from)).toBeUndefined();
  });

  it('fail for a name that a documented package is said to export, and does not', () => {
    expect(() => links.find('Lost', 'core', from)).toThrow(
      '"Lost", which the page "core/functions/format" of the API reference names, has no page',
    );
  });

  it('link the names of a cell, and escape what Markdown would interpret', () => {
    const cell = links.cell(
      { text: 'Rule<string> | Field[]', names: { Rule: 'core', Field: 'core' } },
      from,
    );
    expect(cell).toBe(
      '<code>[Rule](../interfaces/Rule.md)&#60;string&#62; &#124; [Field](../type-aliases/Field.md)&#91;&#93;</code>',
    );
  });

  it('link neither strings nor keys nor parts of names', () => {
    const text = '{ Rule: "Rule"; Field?: MyRule; a: Ruler }';
    expect(visible(links.cell({ text, names: { Rule: 'core', Field: 'core' } }, from))).toBe(text);
    expect(links.cell({ text, names: { Rule: 'core' } }, from)).not.toContain('](');
  });

  it('fold what is too long for a cell', () => {
    const text = Array.from({ length: 60 }, (_, index) => `"name${index}"`).join(' | ');
    const cell = links.cell({ text }, from);
    const [, summary = '', whole = ''] =
      /^<details class="type"><summary>(.*)<\/summary>(.*)<\/details>$/.exec(cell) ?? [];
    expect(visible(summary)).toMatch(/^"name0" .*"name\d+" …$/);
    expect(visible(summary).length).toBeLessThan(MAX_CELL_LENGTH);
    expect(visible(whole)).toBe(text);
  });

  it('name the links of a code block in its fence', () => {
    const names = { Rule: 'core', ReactNode: 'react', Button: 'antd' };
    expect(links.block({ text: 'type A = Rule;', names }, from)).toBe(
      '```ts links="../interfaces/Rule react:ReactNode"\ntype A = Rule;\n```',
    );
    expect(links.block({ text: 'type A = 1;' }, from)).toBe('```ts\ntype A = 1;\n```');
  });
});
