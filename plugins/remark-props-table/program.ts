import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  types: [],
};

/**
 * Creates a program of files that exist in memory only, to look at what they import.
 *
 * @param texts - the text of each file by its absolute path; packages are looked up from there
 * @returns the program
 */
export function createProgram(texts: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name);
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name);
  host.getSourceFile = (name, target) => {
    const text = texts.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, target)
      : ts.createSourceFile(name, text, target, true);
  };
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}
