/** A file of the repository as text; see `plugins/raw-text`. */
declare module '*?raw' {
  const text: string;
  export default text;
}
