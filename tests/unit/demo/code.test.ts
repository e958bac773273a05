import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { QueryBuilderBootstrap } from '@react-querybuilder/bootstrap';
import { QueryBuilderBulma } from '@react-querybuilder/bulma';
import fc from 'fast-check';
import { type ComponentType, createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import NamedControls from '../../../src/components/NamedControls';
import { iconLabels } from '../../../src/components/uiLibraries/shared/icons';
import { generateCode } from '../../../src/demo/code';
import { toJavaScript } from '../../../src/demo/code/javaScript';
import { exportFormats } from '../../../src/demo/formats';
import { fields, grouped } from '../../../src/demo/schema';
import { allSettings, builderProps } from '../../../src/demo/settings';
import { type DemoState, initialState } from '../../../src/demo/state';
import { uiLibraries } from '../../../src/demo/uiLibraries';
import { validatedFields, validateGroups } from '../../../src/demo/validation';
import type { ProjectFiles } from '../../../src/sandbox/project';
import { every, otherChoices, stateWith } from './support/configurations';
import { queries } from './support/plainQueries';

const root = path.resolve(import.meta.dirname, '../../..');

/** What generated code may import here; all of it must use the same library. */
const packages: Record<string, unknown> = {
  react: await import('react'),
  'react/jsx-runtime': await import('react/jsx-runtime'),
  'react-querybuilder': await import('react-querybuilder'),
  '@react-querybuilder/bootstrap': await import('@react-querybuilder/bootstrap'),
  '@react-querybuilder/bulma': await import('@react-querybuilder/bulma'),
};

/** Runs modules of generated code, and returns what they export. */
function run(sources: ProjectFiles, entry: string): Record<string, unknown> {
  const loaded = new Map<string, { exports: Record<string, unknown> }>();
  const load = (file: string): Record<string, unknown> => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const { outputText } = ts.transpileModule(sources[file] ?? '', {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const module = { exports: {} };
    loaded.set(file, module);
    const requireFrom = (name: string) => {
      if (name.endsWith('.css')) return {};
      if (!name.startsWith('.')) return packages[name];
      return load(
        Object.keys(sources).find((path) => path.startsWith(`src/${name.slice(2)}.`)) ?? '',
      );
    };
    new Function('require', 'module', 'exports', outputText)(requireFrom, module, module.exports);
    return module.exports;
  };
  return load(entry);
}

describe('the modules of a project, except App.tsx and the query', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => ({
    name: path.basename(file).replace(/^index/, path.basename(path.dirname(file))),
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }));
  const imported = new Set(
    files
      .flatMap(({ text }) => ts.preProcessFile(text).importedFiles)
      .map(({ fileName }) => path.basename(fileName)),
  );
  // A project has no folders.
  const withoutFolders = (text: string) => text.replace(/from '\.[^']*\//g, "from './");
  const state = stateWith(every(true), {
    choices: { ...initialState.choices, parseNumbers: true },
  });

  it.each(uiLibraries)('are modules that the demo runs: $id', ({ id }) => {
    const modules = Object.entries(generateCode(id, state).sources).filter(
      ([name]) => /\.tsx?$/.test(name) && !/^src\/(?:App|query)\./.test(name),
    );
    expect(modules.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'src/DragAndDrop.tsx',
        'src/fieldValues.ts',
        'src/NamedControls.tsx',
        'src/numberFieldsOnly.ts',
        'src/validators.ts',
      ]),
    );
    for (const [name, code] of modules) {
      const module = path.basename(name);
      const texts = files.filter((file) => file.name === module).map(({ text }) => text);
      expect(texts.map(withoutFolders), name).toContain(code);
      expect(imported, name).toContain(path.parse(name).name);
    }
  });
});

describe('the generated component', () => {
  const frames: Record<string, ComponentType<{ children?: React.ReactNode }>> = {
    default: Fragment,
    bootstrap: QueryBuilderBootstrap,
    bulma: QueryBuilderBulma,
  };
  // Dragging has a provider of its own, which renders the same.
  const settings = { ...allSettings, enableDragAndDrop: false };
  const withoutIds = (markup: string) =>
    markup.replace(/ (?:data-[\w-]*id|id|name|for)="[^"]*"/g, '');

  it.each(
    Object.keys(frames).flatMap((uiLibrary) => [
      { uiLibrary, name: 'as it starts', state: initialState },
      { uiLibrary, name: 'all settings', state: stateWith(settings) },
    ]),
  )('renders what the demo renders: $uiLibrary, $name', ({ uiLibrary, state }) => {
    const App = run(generateCode(uiLibrary, state).sources, 'src/App.tsx').default as ComponentType;
    const [builder, output] = renderToStaticMarkup(createElement(App)).split('<pre>');
    const isValidated = state.settings.validateQuery;
    const live = createElement(QueryBuilder as ComponentType<Record<string, unknown>>, {
      ...builderProps(state.settings),
      fields: grouped(isValidated ? validatedFields : fields),
      validator: isValidated ? validateGroups : undefined,
      query: state.query as RuleGroupType,
      translations: uiLibrary === 'bootstrap' ? undefined : iconLabels,
      controlClassnames: {
        queryBuilder: {
          justifiedLayout: state.settings.justifiedLayout,
          'queryBuilder-branches': state.settings.showBranches,
        },
      },
    });
    const Frame = frames[uiLibrary] as ComponentType<{ children?: React.ReactNode }>;
    const named = createElement(NamedControls as ComponentType<object>, {}, live);
    const demo = createElement('div', {}, createElement(Frame, {}, named));
    expect(withoutIds(builder ?? '')).toBe(withoutIds(renderToStaticMarkup(demo)));
    const text = exportFormats.find(({ id }) => id === state.format)?.exportQuery(state.query);
    expect(output).toContain(renderToStaticMarkup(createElement(Fragment, {}, text)));
  });
});

describe('the style of the code', () => {
  const biome = path.join(root, 'node_modules/.bin/biome');
  const isFormatted = (name: string, code: string) =>
    execFileSync(biome, ['format', `--stdin-file-path=${name}`], {
      cwd: root,
      input: code,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });

  it('matches that of a formatter', { timeout: 120_000 }, () => {
    const [query] = fc.sample(queries, { numRuns: 1, seed: 12 });
    const state = {
      ...stateWith({ ...every(true), independentCombinators: false }),
      query,
    } as DemoState;
    const { sources } = generateCode('fluent', { ...state, choices: otherChoices });
    const { 'src/App.jsx': component = '' } = toJavaScript(sources);
    for (const [name, code] of Object.entries({ ...sources, 'src/App.jsx': component })) {
      expect(code, name).toBe(isFormatted(name, code));
    }
  });

  it('contains no types in JavaScript', () => {
    const files = toJavaScript(generateCode('default', stateWith(every(true))).sources);
    expect(Object.keys(files)).toEqual([
      'src/App.jsx',
      'src/query.js',
      'src/fieldValues.js',
      'src/schema.js',
      'src/countries.js',
      'src/validators.js',
      'src/NamedControls.jsx',
      'src/titles.js',
      'src/useNamedRanges.js',
      'src/DragAndDrop.jsx',
      'src/numberFieldsOnly.js',
      'src/icons.jsx',
      'src/styles.css',
      'src/rows.css',
      'src/states.css',
      'src/forcedColors.css',
      'src/variables.css',
    ]);
    for (const [name, code] of Object.entries(files).filter(([file]) => !file.endsWith('.css'))) {
      const source = ts.createSourceFile(
        name,
        code,
        ts.ScriptTarget.ES2022,
        false,
        ts.ScriptKind.JSX,
      );
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        fileName: name,
        compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
      });
      expect(diagnostics, source.fileName).toEqual([]);
      expect(code).not.toMatch(/: (?:RuleType|Field|OptionGroup)|import type/);
      // A comment describes what follows it.
      expect(code, name).not.toMatch(/\*\/\n\s*\n/);
      expect(code, name).not.toMatch(/\n\n\n/);
    }
  });

  it('keeps strings that look like code', () => {
    const value = `a  , b "c" 'd' \\n \`\${e}\` </script> \u2028`;
    const rules = [{ field: 'notes', operator: 'contains', value }];
    const { sources } = generateCode('default', {
      ...initialState,
      query: { combinator: 'and', rules },
    });
    for (const [files, entry] of [
      [sources, 'src/query.ts'],
      [toJavaScript(sources), 'src/query.js'],
    ] as const) {
      expect((run(files, entry).initialQuery as RuleGroupType).rules).toEqual(rules);
    }
  });
});
