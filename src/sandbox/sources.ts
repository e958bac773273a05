import tokensCss from '../css/tokens.css?raw';
import type { ProjectFiles } from './project';

/** How a file names another of the site: a module without its extension, a stylesheet with it. */
const IMPORTED = /((?:from '|import\('|@import "))\.{1,2}\/(?:[\w-]+\/)*([\w.-]+)(?=['"])/g;

/** The names by which a module or a stylesheet imports other files of the site, without folders. */
export const importedNames = (text: string): string[] =>
  [...text.matchAll(IMPORTED)].map(([, , name = '']) => name);

/**
 * Collects files for the `src` folder of a project, and what they import. A project has no subfolders.
 *
 * @param names - the names by which `App.tsx` imports files
 * @param texts - all files, by name, without folders
 * @param listedIn - the path of the module that lists the files
 * @throws RangeError when a file imports one that is not listed
 */
export function collectFiles(
  names: readonly string[],
  texts: Record<string, string>,
  listedIn: string,
): ProjectFiles {
  const files: ProjectFiles = {};
  const add = (imported: string) => {
    const name = Object.keys(texts).find((key) => key.replace(/\.tsx?$/, '') === imported);
    if (!name) {
      throw new RangeError(
        `A generated project imports "${imported}", which ${listedIn} does not list. Add the file there, as text.`,
      );
    }
    if (`src/${name}` in files) return;
    const text = texts[name] as string;
    files[`src/${name}`] = text.replace(IMPORTED, '$1./$2');
    importedNames(text).forEach(add);
  };
  names.forEach(add);
  return files;
}

/**
 * Collects the stylesheets of a demo: those of its UI library, the rules that all demos share, and the
 * variables of this site that they read.
 *
 * @param stylesheet - the stylesheet of the demo
 * @param texts - the stylesheets that it can import, by name, without folders
 * @param listedIn - the path of the module that lists the stylesheet
 * @throws RangeError when a stylesheet imports one that is not listed
 */
export function collectStylesheets(
  stylesheet: string,
  texts: Record<string, string>,
  listedIn: string,
): ProjectFiles {
  const { 'src/styles.css': own, ...shared } = collectFiles(
    ['styles.css'],
    { ...texts, 'styles.css': stylesheet },
    listedIn,
  );
  const files = { 'src/styles.css': `@import "./variables.css";\n${own}`, ...shared };
  return { ...files, 'src/variables.css': variables(Object.values(files).join('\n')) };
}

/** The site's variables that the stylesheets read, in light mode, and its font. */
function variables(css: string): string {
  const declared = new Map(
    [...(/:root \{([^}]*)\}/.exec(tokensCss)?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')],
    ),
  );
  const used = [...declared].filter(([name]) => name === '--text' || css.includes(`var(${name}`));
  return `:root {
${used.map(([name, text]) => `  ${name}: ${text};\n`).join('')}  color: var(--text);
  font-family: ${declared.get('--font-family')};
  line-height: ${declared.get('--line-height')};
}

body {
  margin: 1rem;
}
`;
}
