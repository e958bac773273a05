import type { Plugin } from 'prettier';

/** Code after formatting, and where the cursor belongs in it; or why it cannot be read. */
export type Formatted = { code: string; cursor: number } | { problem: string };

/** How the examples of this site are written. */
const STYLE = { singleQuote: true, printWidth: 100 };

interface Language {
  parser: string;
  plugins: Plugin[];
}

async function languageOf(file: string): Promise<Language> {
  if (file.endsWith('.css')) {
    return { parser: 'css', plugins: [await import('prettier/plugins/postcss')] };
  }
  const plugins = await Promise.all([
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);
  if (file.endsWith('.json')) return { parser: 'json', plugins };
  return { parser: /\.tsx?$/.test(file) ? 'babel-ts' : 'babel', plugins };
}

/**
 * Formats a file. Prettier is loaded with the first call.
 *
 * @param file - the name of the file, whose ending names the language
 * @param code - its text
 * @param cursor - the offset of the cursor
 * @returns the formatted code, or the syntax error
 * @throws Error of the bundler when Prettier cannot be loaded
 */
export async function formatCode(file: string, code: string, cursor: number): Promise<Formatted> {
  const [{ formatWithCursor }, language] = await Promise.all([
    import('prettier/standalone'),
    languageOf(file),
  ]);
  try {
    const options = { ...STYLE, ...language, cursorOffset: cursor };
    const { formatted, cursorOffset } = await formatWithCursor(code, options);
    return { code: formatted, cursor: cursorOffset };
  } catch (error) {
    // Further lines repeat the code, which the editor shows.
    return {
      problem: String((error as Error).message)
        .split('\n', 1)
        .join(''),
    };
  }
}
