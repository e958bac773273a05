import { afterEach, describe, expect, it } from 'vitest';
import type { VersionConfig } from '../../../checker/config.mjs';
import { formatProblem } from '../../../checker/report.mjs';
import { block, COMPLETE, createSite, type FakeSite } from './support/site';

let fake: FakeSite | undefined;

/** Checks a site with one more page, `page`, and gives back what the check prints. */
async function problemsOf(...text: string[]): Promise<string[]> {
  fake = createSite({ page: text.join('\n') });
  const { problems } = await fake.check();
  return problems.map((problem) => formatProblem(problem));
}

afterEach(() => fake?.remove());

describe('correct blocks', () => {
  it('compile, run, and are counted', async () => {
    fake = createSite({
      page: [
        block(
          'ts',
          "import { double } from 'react-querybuilder';",
          'console.log(double(2));',
          '// → 4',
        ),
        block(
          'tsx',
          "import { QueryBuilder } from 'react-querybuilder';",
          'export default () => <QueryBuilder query="a" />;',
        ),
        block('html output', '<p>a</p>'),
        block('ts', "console.log(['a', 'b'].join('\\n'));"),
        block('text output', 'a', 'b'),
      ].join('\n'),
    });
    const { problems, versions } = await fake.check();
    expect(problems).toEqual([]);
    expect(versions).toMatchObject([
      { name: '1', core: '1.0.0', blocks: 3, compiled: 3, executed: 3, optedOut: 0 },
    ]);
    expect(versions[0]?.coverage).toMatchObject({ missing: [] });
  });

  it('continue previous blocks where declared', async () => {
    expect(
      await problemsOf(
        block('ts title="orders.ts"', 'export const total = 250;'),
        block('ts', "import { total } from './orders';", 'const half = total / 2;'),
        block('ts continues', 'console.log(half);', '// → 125'),
      ),
    ).toEqual([]);
  });

  it('import a file in their own language, where a page shows it in two', async () => {
    const use = ["import { language } from './shop';", 'console.log(language);'];
    expect(
      await problemsOf(
        block('ts title="src/shop.ts"', "export const language: string = 'TypeScript';"),
        block('js title="src/shop.js"', "export const language = 'JavaScript';"),
        block('ts title="src/App.ts"', ...use, '// → TypeScript'),
        block('js title="src/App.js"', ...use, '// → JavaScript'),
      ),
    ).toEqual([]);
  });

  it('can state results of loops, of values and on several lines', async () => {
    expect(
      await problemsOf(
        block(
          'ts',
          'for (const n of [1, 2]) {',
          '  console.log(n);',
          '}',
          '// → 1',
          '//   2',
          '[3].length; // → 1',
          'const later = Promise.resolve(4);',
          'later.then(n => {',
          '  console.log(n);',
          '  // → 4',
          '});',
        ),
      ),
    ).toEqual([]);
  });
});

describe('an incorrect block', () => {
  it('fails for a wrong type, at its line and column, with the compiler’s sentence', async () => {
    expect(
      await problemsOf(
        '# Title',
        '',
        '- in a list',
        '',
        '  ```ts',
        "  import { double } from 'react-querybuilder';",
        "  double('2');",
        '  ```',
      ),
    ).toEqual([
      "docs/page.mdx:7:10 - type: TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    ]);
  });

  it('fails for a name that does not exist, also in JavaScript', async () => {
    const [problem] = await problemsOf(
      block('js', "import { triple } from 'react-querybuilder';", 'triple(2);'),
    );
    expect(problem).toMatch(
      /^docs\/page\.mdx:2:10 - type: TS2614: .* has no exported member 'triple'/,
    );
  });

  it('fails for a package of the family that its version does not have', async () => {
    const [problem] = await problemsOf(block('ts', "import '@react-querybuilder/antd';"));
    expect(problem).toMatch(/^docs\/page\.mdx:2:8 - type: .*@react-querybuilder\/antd/);
  });

  it('fails for a stylesheet that its package does not have', async () => {
    const [problem] = await problemsOf(block('ts', "import 'react-querybuilder/dist/lost.css';"));
    expect(problem).toMatch(
      /^docs\/page\.mdx:2:9 - type: `react-querybuilder\/dist\/lost\.css` is not there/,
    );
  });

  it('fails for a wrong result', async () => {
    const [problem] = await problemsOf(
      block(
        'ts',
        "import { double } from 'react-querybuilder';",
        '',
        'console.log(double(2));',
        '// → 5',
      ),
    );
    expect(problem).toBe(
      'docs/page.mdx:5:6 - output: The page states\n      5\n    but running the block gives\n      4',
    );
  });

  it('fails for a wrong output block', async () => {
    const [problem] = await problemsOf(block('ts', 'console.log(1);'), block('text output', '2'));
    expect(problem).toMatch(/^docs\/page\.mdx:6:1 - output: /);
  });

  it('fails for wrong markup', async () => {
    const [problem] = await problemsOf(
      block('tsx', 'export default () => <b>x</b>;'),
      block('html output', '<i>x</i>'),
    );
    expect(problem).toMatch(/^docs\/page\.mdx:6:1 - output: [\s\S]*<b>x<\/b>$/);
  });

  it('fails for a result that the run never reaches', async () => {
    const [problem] = await problemsOf(
      block('ts', 'export function never() {', '  console.log(1);', '  // → 1', '}'),
    );
    expect(problem).toMatch(/^docs\/page\.mdx:4:8 - output: The run never reaches this result/);
  });

  it('fails if it throws, at the throwing line', async () => {
    const [problem] = await problemsOf(
      block('ts', 'console.log(1);', '// → 1', "throw new Error('broken');"),
    );
    expect(problem).toMatch(/^docs\/page\.mdx:4:7 - run: Error: broken/);
  });

  it('fails if it does not terminate, and the others still run', async () => {
    fake = createSite({
      page: [
        block('ts', 'for (;;) {', '  // forever', '}', '// → 1'),
        block('ts', 'setInterval(() => {}, 10);', '// → 1'),
        block('ts', 'console.log(1);', '// → 1'),
      ].join('\n'),
    });
    const { problems } = await fake.check();
    expect(problems.map(({ line, kind, message }) => [line, kind, message])).toEqual([
      [2, 'run', 'The run does not end; it was stopped after 3 s.'],
      [9, 'run', 'The run does not end; it was stopped after 3 s.'],
    ]);
  });
});

describe('a block for another version', () => {
  /** A site with version 1 and an older one, 0, in which `double` was called `twice`. */
  function withOlder(...text: string[]): FakeSite {
    fake = createSite({ page: text.join('\n') });
    const installed = 'versions/v0/node_modules/react-querybuilder';
    const manifest = { name: 'react-querybuilder', version: '0.9.0', types: 'index.d.ts' };
    fake.write(`${installed}/package.json`, JSON.stringify(manifest));
    fake.write(`${installed}/index.d.ts`, 'export declare function twice(value: number): string;');
    fake.write(`${installed}/index.js`, "exports.twice = (value) => 'old ' + value * 2;");
    fake.write('versions/v0/package.json', '{ "dependencies": { "react-querybuilder": "0.9.0" } }');
    const older = { ...fake.site.versions[0], name: '0', packages: 'versions/v0' };
    fake.site.versions = [...fake.site.versions, { ...older, docs: 'older' } as VersionConfig];
    fake.write('older/intro.mdx', 'Text');
    return fake;
  }
  const before = ["import { twice } from 'react-querybuilder';", 'console.log(twice(2));'];

  it('is compiled and run with the packages of that version', async () => {
    const site = withOlder(
      block('ts version="0"', ...before, '// → old 4'),
      block(
        'ts',
        "import { double } from 'react-querybuilder';",
        'console.log(double(2));',
        '// → 4',
      ),
    );
    const { problems, versions } = await site.check({ version: '1' });
    expect(problems).toEqual([]);
    expect(versions).toMatchObject([{ compiled: 2, executed: 2 }]);
  });

  it('fails if it names its own version', async () => {
    const { problems } = await withOlder(block('ts', ...before)).check({ version: '1' });
    expect(problems).toMatchObject([
      { kind: 'type', line: 2, message: expect.stringContaining("no exported member 'twice'") },
    ]);
  });

  it('reports a version that does not exist', async () => {
    const { problems } = await withOlder(block('ts version="2"', ...before)).check({
      version: '1',
    });
    expect(problems).toMatchObject([
      { kind: 'fence', line: 1, message: 'There is no version `2`.' },
    ]);
  });
});

describe('opt-outs', () => {
  it('need a reason', async () => {
    const [problem] = await problemsOf(block('ts unchecked', 'nonsense'));
    expect(problem).toMatch(
      /^docs\/page\.mdx:1:7 - opt-out: This block opts out without a reason\.\n {2}→ Write `unchecked="reason"`/,
    );
  });

  it('are not compiled, but are limited in number', async () => {
    const [problem, ...more] = await problemsOf(
      block('ts unchecked="needs a database"', 'nonsense'),
    );
    expect(problem).toMatch(/^docs\/page\.mdx:1:1 - opt-out: Too many opt-outs: 1 of 1 blocks/);
    expect(more).toEqual([]);
  });
});

describe('coverage', () => {
  it('fails for a prop that no guide describes', async () => {
    fake = createSite({ reference: COMPLETE.replace('| `disabled` | `boolean` |\n', '') });
    const { problems } = await fake.check();
    expect(problems).toMatchObject([
      {
        kind: 'coverage',
        message: 'The prop `disabled` has no heading and no table row.',
      },
    ]);
  });

  it('does not count a mention in prose or in another table as a description', async () => {
    fake = createSite({
      reference: `${COMPLETE.replace('| `rule` |', '| – |')}\nA \`rule\` is one.\n\n## Classes\n\n| Class |\n| --- |\n| \`rule\` |\n`,
    });
    const { problems } = await fake.check();
    expect(problems.map(({ message }) => message)).toEqual([
      'The control element `rule` has no heading and no table row.',
    ]);
  });
});

describe('bad input', () => {
  it('reports an unknown attribute with a suggestion', async () => {
    const [problem] = await problemsOf(block('ts titel="a.ts"', 'export {};'));
    expect(problem).toBe(
      'docs/page.mdx:1:7 - fence: Unknown attribute `titel` in a fence.\n  → Write `title="App.tsx"`.',
    );
  });

  it('reports an output that is not compared', async () => {
    const [problem] = await problemsOf(block('ts', 'console.log(1);'), block('text', '1'));
    expect(problem).toMatch(/^docs\/page\.mdx:5:1 - fence: [\s\S]*Write `text output`/);
  });

  it('reports a language that would bypass the check', async () => {
    const [problem] = await problemsOf(block('typescript', 'nonsense'));
    expect(problem).toMatch(/^docs\/page\.mdx:1:1 - fence: Unknown language[\s\S]*Write `ts`/);
  });

  it('reports a block without an end', async () => {
    const [problem] = await problemsOf('Text', '', '```ts', 'export {};');
    expect(problem).toMatch(/^docs\/page\.mdx:3:1 - unclosed: This block never ends\./);
  });

  it('reports a block that contains the next one', async () => {
    const [problem] = await problemsOf('```ts', 'export {};', '', block('ts', 'export {};'));
    expect(problem).toMatch(/^docs\/page\.mdx:1:1 - unclosed: .* in line 4\.\n/);
  });

  it('reports a page that is not valid MDX', async () => {
    const [problem] = await problemsOf('Text', '', 'A { brace');
    expect(problem).toMatch(/^docs\/page\.mdx:3:\d+ - markdown: This page cannot be read/);
  });

  it('reports front matter that is not YAML', async () => {
    const [problem] = await problemsOf('---', 'title: [', '---', '', 'Text');
    expect(problem).toMatch(/^docs\/page\.mdx:1:1 - markdown: This page cannot be read: \w/);
  });

  it('reports a version folder without packages', async () => {
    fake = createSite({});
    fake.write('versions/v1/node_modules');
    const { problems } = await fake.check();
    expect(problems).toMatchObject([
      {
        kind: 'packages',
        file: 'versions/v1/package.json',
        line: 3,
        message: '`react-querybuilder` 1.0.0 is not installed.',
        advice: 'Run `npm run versions:install`.',
      },
    ]);
    fake.write('versions/v1');
    const { problems: without } = await fake.check();
    expect(without).toMatchObject([
      { kind: 'packages', file: 'versions/v1/package.json', line: 1 },
    ]);
  });

  it('reports a package of another version, and one without an exact version', async () => {
    fake = createSite({});
    const write = (version: string) =>
      fake?.write(
        'versions/v1/package.json',
        JSON.stringify({ dependencies: { 'react-querybuilder': version } }),
      );
    write('1.0.1');
    expect((await fake.check()).problems).toMatchObject([
      { kind: 'packages', message: '`react-querybuilder` is installed as 1.0.0, not 1.0.1.' },
    ]);
    write('^1.0.0');
    expect((await fake.check()).problems).toMatchObject([
      { kind: 'packages', message: '`react-querybuilder` has no exact version.' },
    ]);
  });

  it('reports a page that is missing in the sidebar, and an entry without a page', async () => {
    fake = createSite({ page: 'Text' });
    fake.write('sidebar.json', '{\n  "mySidebar": [\n    "reference",\n    "lost"\n  ]\n}\n');
    const { problems } = await fake.check();
    expect(problems).toMatchObject([
      {
        kind: 'sidebar',
        file: 'docs/page.mdx',
        line: 1,
        advice: expect.stringContaining("Write 'page' into the `items`"),
      },
      { kind: 'sidebar', file: 'sidebar.json', line: 4 },
    ]);
  });

  it('reports a guide without a live example that has no reason, and a reason that no guide needs', async () => {
    const live = block('tsx live', 'export default function App() {', '  return <p />;', '}');
    fake = createSite({ page: 'Text', tried: live, forwarded: '<Forward to="/docs" />' });
    const reference = { pages: /reference/, reason: 'It has no code.' };
    fake.site.withoutLiveExamples = [reference];
    const { problems } = await fake.check();
    expect(problems).toMatchObject([
      { kind: 'live', file: 'docs/page.mdx', message: 'docs/page.mdx has no live example.' },
    ]);
    fake.site.withoutLiveExamples = [
      reference,
      { pages: /page/, reason: 'No.' },
      { pages: /tried/, reason: 'No.' },
    ];
    expect((await fake.check()).problems).toMatchObject([
      { kind: 'live', message: 'All pages that match /tried/ have a live example.' },
    ]);
  });

  it('reports a path that is not a page', async () => {
    fake = createSite({});
    const { problems } = await fake.check({ files: ['docs/nowhere.mdx'] });
    expect(problems).toMatchObject([
      { file: 'docs/nowhere.mdx', message: 'There is no such page.' },
    ]);
  });
});

describe('a second run', () => {
  it('reports the same from the cache, and detects an edit', async () => {
    const wrong = block('ts', 'const n: number = "1";', 'export { n };');
    fake = createSite({ page: wrong });
    const first = await fake.check();
    expect(first.problems).toHaveLength(1);
    const second = await fake.check();
    expect(second.problems).toEqual(first.problems);
    expect(second.seconds).toBeLessThan(first.seconds);
    // The block is known already; only its place has changed.
    fake.write('docs/page.mdx', `Text\n\n${wrong}`);
    expect((await fake.check()).problems).toMatchObject([{ kind: 'type', line: 4 }]);
    fake.write('docs/page.mdx', wrong.replace('"1"', '1'));
    expect((await fake.check()).problems).toEqual([]);
  });
});
