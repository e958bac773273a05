import ts from 'typescript';
import type { ExpectedOutput } from './expectedOutputs.mjs';
import type { Job } from './job.mjs';
import { type Unit, withImports } from './plan.mjs';

/** The name under which a running block finds the functions that mark its output. */
const MARKS = '__docsChecker';

const mark = (name: string, ...args: ts.Expression[]) =>
  ts.factory.createExpressionStatement(
    ts.factory.createCallExpression(
      ts.factory.createPropertyAccessExpression(ts.factory.createIdentifier(MARKS), name),
      undefined,
      args,
    ),
  );

/**
 * Surrounds each statement that has a stated result with two marks, so that the run can assign the
 * output to it; the second mark receives the value of a bare expression or of a new constant.
 */
function markStatements(
  stated: readonly ExpectedOutput[],
  ownStart: number,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => (source) => {
    const { factory } = context;
    const surround = (original: ts.Statement, visited: ts.Statement): ts.Statement[] => {
      const start = original.getStart(source);
      const index = stated.findIndex(
        ({ statement }) => statement.start === start && statement.end === original.end,
      );
      if (index < 0) return [visited];
      const id = factory.createNumericLiteral(index);
      if (ts.isExpressionStatement(visited)) {
        return [mark('begin', id), mark('end', id, visited.expression)];
      }
      const declared = ts.isVariableStatement(visited)
        ? visited.declarationList.declarations.at(-1)?.name
        : undefined;
      const value = declared && ts.isIdentifier(declared) ? [declared] : [];
      return [mark('begin', id), visited, mark('end', id, ...value)];
    };
    const mapStatements = (statements: ts.NodeArray<ts.Statement>): ts.Statement[] =>
      statements.flatMap((statement) => {
        const visited = ts.visitNode(statement, visit, ts.isStatement);
        return surround(statement, visited ?? statement);
      });
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isBlock(node)) return factory.updateBlock(node, mapStatements(node.statements));
      if (ts.isCaseClause(node)) {
        return factory.updateCaseClause(node, node.expression, mapStatements(node.statements));
      }
      return ts.visitEachChild(node, visit, context);
    };
    const own = source.statements.findIndex((statement) => statement.getStart(source) >= ownStart);
    const statements = source.statements.flatMap((statement, i) => [
      ...(i === own ? [mark('own')] : []),
      ...surround(statement, ts.visitNode(statement, visit, ts.isStatement) ?? statement),
    ]);
    return factory.updateSourceFile(source, statements);
  };
}

/** Turns a unit into a CommonJS module, which Node loads with any of the versions' packages. */
function emit(unit: Unit, stated: readonly ExpectedOutput[]): { script: string; map: string } {
  const ownStart = unit.code.length - unit.block.code.length;
  const { outputText, sourceMapText } = ts.transpileModule(unit.code, {
    fileName: unit.file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
      allowJs: true,
      sourceMap: true,
    },
    transformers: { before: [markStatements(stated, ownStart)] },
  });
  return { script: outputText, map: sourceMapText ?? '{}' };
}

/**
 * Prepares a block for its run.
 *
 * @param stated - the results that it states
 * @returns what the runner needs: the modules, and how they import each other
 */
export function prepare(unit: Unit, stated: readonly ExpectedOutput[]): Job {
  const modules: Job['modules'] = {};
  for (const part of withImports(unit)) {
    const imports = [...part.imports].map(([specifier, { file }]) => [specifier, file]);
    modules[part.file] = {
      ...emit(part, part === unit ? stated : []),
      imports: Object.fromEntries(imports) as Record<string, string>,
    };
  }
  return {
    main: unit.file,
    modules,
    folder: unit.target.folder,
    stated: stated.length,
    returnsMarkup: unit.output?.language === 'html' && unit.file.endsWith('x'),
  };
}
