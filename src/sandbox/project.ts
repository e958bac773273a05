import type { SandboxTemplate } from './templates';

/** The files of a project, by path. */
export type ProjectFiles = Record<string, string>;

/**
 * Writes the complete Vite project of a template.
 *
 * @param template - the template
 * @param sources - the modules of the project; the default is a short example in `src/App.tsx`
 * @returns its files; `src/App.tsx` holds the query builder
 */
export function projectFiles(
  template: SandboxTemplate,
  sources: ProjectFiles = { 'src/App.tsx': app(template) },
): ProjectFiles {
  return {
    'package.json': json(packageJson(template)),
    'index.html': indexHtml(template),
    'tsconfig.json': json(TSCONFIG),
    'vite.config.ts': VITE_CONFIG,
    'src/main.tsx': MAIN,
    ...sources,
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ id, dependencies }: SandboxTemplate) {
  return {
    name: `query-builder-${id}`,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build' },
    dependencies: { react: '^18.3.1', 'react-dom': '^18.3.1', ...dependencies },
    devDependencies: {
      '@types/react': '^18.3.0',
      '@types/react-dom': '^18.3.0',
      '@vitejs/plugin-react': '^4.7.0',
      typescript: '^5.9.0',
      vite: '^6.4.0',
    },
    // An adapter asks for the core version it was released with; the project has one core.
    overrides: { 'react-querybuilder': '$react-querybuilder' },
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
<html lang="en">
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

function app({ imports, frame }: SandboxTemplate): string {
  const lines = ['<QueryBuilder fields={fields} query={query} onQueryChange={setQuery} />'];
  for (const element of [...frame].reverse()) {
    const name = element.split(' ')[0];
    lines.splice(
      0,
      lines.length,
      `<${element}>`,
      ...lines.map((line) => `  ${line}`),
      `</${name}>`,
    );
  }
  return `import { useState } from 'react';
import { type Field, formatQuery, QueryBuilder, type RuleGroupType } from 'react-querybuilder';
${imports.join('\n')}

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
${lines.map((line) => `      ${line}`).join('\n')}
      <pre>{formatQuery(query, { format: 'sql', parseNumbers: true })}</pre>
    </>
  );
}
`;
}
