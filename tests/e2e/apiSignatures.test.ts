import { type CheerioAPI, load } from 'cheerio';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { MAX_CELL_LENGTH } from '../../api-extractor/reference/linkedTypes.mjs';
import { type ApiMemberPage, apiMemberPages, BUILT_APIS } from './support/apiReference';

/** The columns of tables that hold types. */
const TYPE_COLUMNS = ['Type', 'Type Parameter', 'Default Type', 'Returns'];

type Page = ApiMemberPage & { $: CheerioAPI };

/** The code blocks that declare the page's member. */
function signatureBlocks($: CheerioAPI, name: string) {
  const own = new RegExp(
    `^(?:function|type|interface|class|const) ${name}\\b(?! =)|^type ${name} =`,
  );
  return $('main .theme-code-block code')
    .toArray()
    .filter((code) => own.test($(code).text()));
}

const parse = (code: string) =>
  ts.createSourceFile('signature.ts', code, ts.ScriptTarget.Latest, true);

/** The parameters without a type, and the functions without a return type, of a declaration. */
function untyped(code: string): string[] {
  const source = parse(code);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && !node.type) found.push(node.getText(source));
    if ((ts.isFunctionDeclaration(node) || ts.isMethodSignature(node)) && !node.type) {
      found.push(`${node.name?.getText(source)} returns nothing`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The documented types that code names outside of links, without those that it declares itself. */
function unlinked(
  $: CheerioAPI,
  element: Parameters<CheerioAPI>[0],
  isDocumented: (name: string) => boolean,
): string[] {
  const code = $(element as never).clone();
  code.find('a').replaceWith('0');
  // The whole type follows.
  code.find('summary').remove();
  const text = code
    .text()
    .replace(/"[^"]*"|`[^`]*`|\/\*.*?\*\//g, '')
    .replace(/\b\w+\??:/g, '');
  const names = text.match(/[A-Za-z_$][\w$]*/g) ?? [];
  const declared = new Set(text.match(/(?<=infer )\w+|\w+(?= extends\b)|(?<=typeof )\w+/g));
  return names.filter((name) => isDocumented(name) && !declared.has(name));
}

/** The text of a cell that a reader sees before opening anything. */
function visibleText($: CheerioAPI, cell: Parameters<CheerioAPI>[0]): string {
  const copy = $(cell as never).clone();
  copy.find('details:not([open]) > :not(summary)').remove();
  return copy.text().trim();
}

const cellsOf = ($: CheerioAPI) => $('main td, main th').toArray();

function typeCells($: CheerioAPI) {
  return $('main table')
    .toArray()
    .flatMap((table) => {
      const titles = $(table)
        .find('th')
        .toArray()
        .map((title) => $(title).text().trim());
      return $(table)
        .find('tbody tr')
        .toArray()
        .flatMap((row) =>
          $(row)
            .children('td')
            .toArray()
            .filter((_, index) => TYPE_COLUMNS.includes(titles[index] ?? '')),
        );
    });
}

describe.each(BUILT_APIS)('the signatures of the reference at $route', (version) => {
  const { packages } = version.model;
  const types = new Set(
    packages
      .flatMap(({ exports }) => exports)
      .filter(({ kind }) => kind === 'interface' || kind === 'type alias')
      .map(({ name }) => name),
  );
  const pages: Page[] = apiMemberPages(version).map((page) => ({ ...page, $: load(page.main) }));
  /** The pages whose tables show parameters and values; the members of types have tests of their own. */
  const ofValues = pages.filter(({ route }) => /\/(?:functions|variables)\//.test(route));

  /** Runs a check on each page and lists what it finds, with the page. */
  const findAll = (check: (page: Page) => string[], among = pages) =>
    among.flatMap((page) => check(page).map((found) => `${page.route}: ${found}`));

  const unlinkedIn = ({ $, name }: Page, element: Parameters<CheerioAPI>[0]) =>
    unlinked($, element, (each) => types.has(each) && each !== name);

  it('are at the beginning of every page', () => {
    expect(pages.length).toBeGreaterThan(400);
    expect(
      findAll(({ $, name }) => {
        const [first] = $('main .theme-code-block code').toArray();
        const hasTable = $('main #overloads').length > 0;
        const own = signatureBlocks($, name);
        if (own.length === 0) return ['no signature'];
        const copied = $('main .theme-code-block').first().find('pre');
        if (!copied.attr('tabindex')) return ['no focus for a signature that scrolls'];
        return hasTable || own[0] === first || $(first).text().startsWith('import ')
          ? []
          : [`begins with ${$(first).text().slice(0, 80)}`];
      }),
    ).toEqual([]);
  });

  it('are TypeScript with a type for each parameter and result', () => {
    expect(
      findAll(({ $, name }) =>
        signatureBlocks($, name).flatMap((block) => {
          const code = $(block)
            .children()
            .toArray()
            .map((line) => $(line).text())
            .join('\n');
          const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true });
          // "const x: T;" is a declaration, which code would have to initialize.
          const faults = (diagnostics ?? []).filter(({ code: number }) => number !== 1155);
          return [...untyped(code), ...faults.map(({ messageText }) => String(messageText))];
        }),
      ),
    ).toEqual([]);
  });

  it('name no parameter as TypeDoc does, and have no bar without a type before it', () => {
    expect(
      findAll(({ $ }) => {
        const names = $('main').text().includes('__namedParameters') ? ['__namedParameters'] : [];
        const bars = cellsOf($)
          .map((cell) => $(cell).text())
          .filter((text) => /(?:^|[(<:,&[]|=>)\s*\|(?!\|)/.test(text.trim()));
        return [...names, ...bars];
      }, ofValues),
    ).toEqual([]);
  });

  it('link every documented type that they, or the tables, name', () => {
    expect(
      findAll((page) =>
        signatureBlocks(page.$, page.name).flatMap((block) => unlinkedIn(page, block)),
      ),
    ).toEqual([]);
    expect(
      findAll((page) => typeCells(page.$).flatMap((cell) => unlinkedIn(page, cell)), ofValues),
    ).toEqual([]);
  });

  it('lead to pages of the reference, to React, to TypeScript and to MDN', () => {
    const routes = new Set(pages.map(({ route }) => route));
    const external = /^https:\/\/(?:react\.dev|www\.typescriptlang\.org|developer\.mozilla\.org)\//;
    expect(
      findAll(({ $, name }) =>
        signatureBlocks($, name).flatMap((block) =>
          $(block)
            .find('a')
            .toArray()
            .map((link) => $(link).attr('href') ?? '')
            .filter((href) => !routes.has(href) && !external.test(href)),
        ),
      ),
    ).toEqual([]);
  });

  it('are in tables whose cells show no more than a reader takes in', () => {
    expect(
      findAll(
        ({ $ }) =>
          cellsOf($)
            .map((cell) => visibleText($, cell))
            .filter((text) => text.length > MAX_CELL_LENGTH)
            .map((text) => `${text.length} characters: ${text.slice(0, 80)}`),
        ofValues,
      ),
    ).toEqual([]);
  });

  it('are followed by texts without unresolved links', () => {
    expect(
      findAll(({ $ }) =>
        $('main :is(p, li, td)')
          .toArray()
          .flatMap(
            (text) =>
              $(text)
                .text()
                .match(/[\w/-]+![A-Za-z]\w+/g) ?? [],
          ),
      ),
    ).toEqual([]);
  });

  it('have headings with ids of their own', () => {
    expect(
      findAll(({ $ }) => {
        const ids = $('main article [id]')
          .toArray()
          .map((element) => $(element).attr('id') ?? '');
        const headings = $('main article :is(h2, h3, h4, h5)[id]')
          .toArray()
          .map((heading) => $(heading).attr('id') ?? '');
        return [
          ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
          ...headings.filter((id) => /-\d+$/.test(id)).map((id) => `numbered #${id}`),
        ];
      }, ofValues),
    ).toEqual([]);
  });

  it('tell overloads apart in a table that leads to each of them', () => {
    const overloaded = pages.filter(({ $ }) => $('main #overloads').length > 0);
    expect(overloaded.length).toBeGreaterThanOrEqual(11);
    for (const { route, name, $ } of overloaded) {
      const targets = $('main #overloads')
        .nextAll()
        .find('table')
        .first()
        .find('tbody td:first-child a')
        .toArray()
        .map((link) => $(link).attr('href')?.replace(/^.*#/, ''));
      const sections = $('main h3[id]')
        .toArray()
        .map((heading) => $(heading).attr('id'));
      expect(new Set(targets), route).toEqual(new Set(sections));
      expect(signatureBlocks($, name), route).toHaveLength(sections.length);
    }
  });

  it('compare the formats of formatQuery by what they return', () => {
    const { $ } = pages.find(({ name }) => name === 'formatQuery') ?? { $: load('') };
    const rows = $('main #overloads')
      .nextAll()
      .find('table')
      .first()
      .find('tbody tr')
      .toArray()
      .map((row) => $(row).text());
    const formats = packages[0]?.exports.find(({ name }) => name === 'ExportFormat')?.literals;
    for (const format of formats ?? ['none']) {
      const calls = [`query, '${format}'`, `query, { format: '${format}'`];
      expect(
        rows.filter((row) => calls.some((call) => row.startsWith(call))),
        format,
      ).not.toEqual([]);
    }
    expect(rows.join('\n')).toContain("{ sql: '(firstName like ? and age > ?)'");
    expect($('main h3#parameterized').text()).toContain('parameterized');
  });

  it.each([
    ['defaultOperators', "{ name: 'doesNotBeginWith', value: 'doesNotBeginWith'"],
    ['defaultTranslations', "placeholderLabel: '------'"],
    ['standardClassnames', "queryBuilder: 'queryBuilder'"],
    ['defaultCombinators', "{ name: 'and', value: 'and', label: 'AND' }"],
  ])('are followed by the value of %s', (constant, part) => {
    const { $ } = pages.find(({ name }) => name === constant) ?? { $: load('') };
    const value = $('main h2#value').nextAll('.theme-code-block').first().text();
    expect(value.replace(/\s+/g, ' ')).toContain(part);
  });
});
