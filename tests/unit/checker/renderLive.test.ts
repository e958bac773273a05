import { afterEach, describe, expect, it } from 'vitest';
import { renderLiveExamples } from '../../../checker/renderLive.mjs';
import { block, createSite, type FakeSite } from './support/site';

let fake: FakeSite | undefined;

const render = (...text: string[]) => {
  fake = createSite({});
  const stylesheet =
    ':root { --space: 1rem; } body p { margin: var(--space); } .unused { top: 0; }';
  fake.write('versions/v1/node_modules/react-querybuilder/style.css', stylesheet);
  return renderLiveExamples('docs/page.mdx', text.join('\n'), fake.site);
};

const IMPORT = "import { QueryBuilder } from 'react-querybuilder';";

afterEach(() => fake?.remove());

describe('a live example', () => {
  it('has the files that it imports, what they render, and the styles that this uses', async () => {
    const examples = await render(
      block('tsx', `${IMPORT}\nexport default () => <QueryBuilder query="not live" />;`),
      block(
        'tsx live title="src/App.tsx"',
        IMPORT,
        "import 'react-querybuilder/style.css';",
        "import { query } from './query';",
        "import './own.css';",
        'export default () => <main data-testid="all"><h1>t</h1><QueryBuilder query={query} /></main>;',
      ),
      block('ts title="src/query.ts"', "export const query = 'a';"),
      block('css title="src/own.css"', 'p { color: red; }'),
    );
    expect(examples).toHaveLength(1);
    const [example] = examples;
    expect(example?.version).toBe('1');
    expect(Object.keys(example?.files ?? {}).sort()).toEqual(['App.tsx', 'own.css', 'query.ts']);
    expect(example?.html).toBe('<div><div data-title>t</div><p>a</p></div>');
    expect(example?.css).toContain(':host{--space: 1rem}');
    expect(example?.css).toContain('.body p{margin:var(--space)}');
    expect(example?.css).toContain('p{color:red}');
    expect(example?.css).not.toContain('unused');
  });

  it.each([
    ['has no default export', 'export const App = () => <p />;'],
    ['does not render: Error: no bikes', 'export default () => { throw new Error("no bikes"); };'],
    ['renders nothing', 'export default () => null;'],
    [
      'imports "./own.css", and no block has that title',
      "import './own.css';\nexport default () => <p />;",
    ],
  ])('that %s is reported with its line', async (message, code) => {
    await expect(render('# Title', '', block('tsx live', code))).rejects.toThrow(
      `docs/page.mdx:3: this live example ${message}`,
    );
  });

  it('that imports a block with its own name in the sandbox is reported', async () => {
    const own = block(
      'tsx live',
      "import { query } from './App';",
      'export default () => <p>{query}</p>;',
    );
    const imported = block('tsx title="App.tsx"', "export const query = 'a';");
    await expect(render(imported, own)).rejects.toThrow('imports a second file named App.tsx.');
  });

  it('outside of the guides is reported', async () => {
    fake = createSite({});
    await expect(renderLiveExamples('src/pages/a.mdx', '', fake.site)).rejects.toThrow(
      'src/pages/a.mdx: `live` is for guides.',
    );
  });
});
