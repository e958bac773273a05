import { printBuilder } from '../demo/code/frame';
import { type PackageManager, packageManagers } from './packageManagers';
import type { SandboxTemplate } from './templates';
import { versionsOf } from './versions';

/** The files of a project, by path. */
export type ProjectFiles = Record<string, string>;

/**
 * Writes the complete Vite project of a template.
 *
 * @param template - the template
 * @param sources - the modules of the project, in addition to those of the template; the default is a
 *   short example in `src/App.tsx`
 * @param manager - the package manager that installs it
 * @returns its files; `src/App.tsx` holds the query builder
 */
export function projectFiles(
  template: SandboxTemplate,
  sources: ProjectFiles = { 'src/App.tsx': app(template) },
  manager: PackageManager = packageManagers[0],
): ProjectFiles {
  return {
    'package.json': json(packageJson(template, manager)),
    ...manager.files,
    'index.html': indexHtml(template),
    'tsconfig.json': json(TSCONFIG),
    'vite.config.ts': VITE_CONFIG,
    'src/main.tsx': MAIN,
    ...sources,
    ...template.files,
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const DEVELOPMENT = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

function packageJson(template: SandboxTemplate, manager: PackageManager) {
  const { id, dependencies, devDependencies } = template;
  return {
    name: `query-builder-${id}`,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: { ...versionsOf(['react', 'react-dom']), ...dependencies },
    devDependencies: { ...versionsOf(DEVELOPMENT), ...devDependencies },
    ...manager.manifest?.(Object.keys(dependencies)),
  };
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const MAIN = `import { createRoot } from 'react-dom/client';
import App from './App';

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
`;

const indexHtml = ({ label }: SandboxTemplate) => `<!doctype html>
<html lang="en" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${label}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

/** A short example: three fields, two rules, and the query as SQL. */
function app(template: SandboxTemplate): string {
  const builder = printBuilder(template, [
    'fields={fields}',
    'query={query}',
    'onQueryChange={setQuery}',
  ]);
  return `import { useState } from 'react';
import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
${template.imports.join('\n')}
${template.statements.map((statement) => `\n${statement}\n`).join('')}
const fields: Field[] = [
  { name: 'customer', label: 'Customer' },
  { name: 'total', label: 'Total', inputType: 'number' },
  { name: 'paid', label: 'Paid', valueEditorType: 'checkbox', defaultValue: true },
];

const initialQuery: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'customer', operator: 'beginsWith', value: 'Ada' },
    { field: 'total', operator: '>', value: 250 },
  ],
};

export default function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
    <>
${builder}
      <pre>{formatQuery(query, { format: 'sql', parseNumbers: true })}</pre>
    </>
  );
}
`;
}
