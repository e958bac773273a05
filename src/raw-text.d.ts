/** A file of the repository as text; see `plugins/framework/raw-text`. */
declare module '*?raw' {
  const text: string;
  export default text;
}

/** The modules that a pattern matches, by path, as in Vite; see `plugins/content/ui-libraries`. */
interface ImportMeta {
  glob: <M>(pattern: string, options: { eager: true }) => Record<string, M>;
}
