import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'sucrase';
import type { UsedExport } from '../frame/messages';

/** A module that can run in the preview. */
export interface Compiled {
  code: string;
  /** What it imports, with the line of the import in the source. */
  imports: { name: string; line: number }[];
  /** The exports of other modules that it uses by name, with the line of the first use. */
  uses: UsedExport[];
}

/** Why a module cannot run. */
export interface SyntaxProblem {
  message: string;
  line: number;
  column: number;
}

/** The position at the end of the messages of both parsers. */
const POSITION = /\s*\((\d+):(\d+)\)$/;

/**
 * Compiles a module to one that the preview runs. Lines stay what they are, so that those in stacks are
 * those of the source.
 *
 * @param name - the name of the file, with its extension
 * @param source - its content
 * @returns the compiled module, or its first syntax error
 */
export function compileModule(name: string, source: string): Compiled | { problem: SyntaxProblem } {
  try {
    if (name.endsWith('.json')) return compileJson(source);
    const { code } = transform(source, {
      filePath: name,
      transforms: [...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []), 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return prepare(name, code, source);
  } catch (error) {
    return { problem: problemOf(error as Error, name) };
  }
}

function compileJson(source: string): Compiled {
  JSON.parse(source);
  // Not every text of JSON is a literal that has the same lines; the parser reads it again.
  return {
    code: `module.exports={default:JSON.parse(${JSON.stringify(source)})}`,
    imports: [],
    uses: [],
  };
}

function problemOf({ message }: Error, name: string): SyntaxProblem {
  const [, line = '1', column = '1'] = POSITION.exec(message) ?? [];
  const text = message.replace(POSITION, '').replace(`Error transforming ${name}: `, '');
  return { message: text, line: Number(line), column: Number(column) };
}

interface Guarded extends Node {
  body: Node;
}

interface Call extends Node {
  callee: Node & { name?: string };
  arguments: (Node & { value?: unknown })[];
}

interface Declarator extends Node {
  id: Node & { name?: string };
  init?: Call | null;
}

interface Member extends Node {
  object: Node & { name?: string };
  property: Node & { name?: string };
  computed: boolean;
}

/** What runs again and again where code does not end: loops, and functions that lead to calls of themselves. */
const GUARDED = [
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
] as const;

/** Lists the imports of compiled code, and puts a guard into each loop and function. */
function prepare(name: string, code: string, source: string): Compiled {
  const tree = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'script',
    allowReturnOutsideFunction: true,
    locations: true,
  });
  const insertions: { at: number; text: string }[] = [];
  const imports: Compiled['imports'] = [];
  /** The variables of compiled imports, which code of the reader does not name, and their modules. */
  const modules = new Map<string, string>();
  const uses = new Map<string, UsedExport>();
  const guard = (node: Node) => {
    const { body, type } = node as Guarded;
    const call = `sandboxGuard(${JSON.stringify(name)},${node.loc?.start.line ?? 0})`;
    if (body.type === 'BlockStatement') {
      insertions.push({ at: body.start + 1, text: `${call};` });
    } else if (type === 'ArrowFunctionExpression') {
      insertions.push({ at: body.start, text: `(${call},` }, { at: body.end, text: ')' });
    } else {
      insertions.push({ at: body.start, text: `{${call};` }, { at: body.end, text: '}' });
    }
  };
  simple(tree, {
    ...Object.fromEntries(GUARDED.map((type) => [type, guard])),
    CallExpression(node) {
      const { callee, arguments: given } = node as unknown as Call;
      const [{ value } = {} as { value?: unknown }] = given;
      if (callee.name !== 'require' || typeof value !== 'string') return;
      imports.push({ name: value, line: importLine(source, value) });
    },
    VariableDeclarator(node) {
      const { id, init } = node as unknown as Declarator;
      const { callee, arguments: given } = init ?? {};
      const [{ value } = {} as { value?: unknown }] = given ?? [];
      if (callee?.name !== 'require' || typeof value !== 'string' || !id.name) return;
      modules.set(id.name, value);
    },
    MemberExpression(node) {
      const { object, property, computed, loc } = node as unknown as Member;
      const module = modules.get(object.name ?? '');
      if (!module || computed || !property.name) return;
      const use = { module, name: property.name, line: loc?.start.line ?? 0 };
      const key = `${module} ${property.name}`;
      if (!uses.has(key)) uses.set(key, use);
    },
  });
  const guarded = insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
  return { code: guarded, imports, uses: [...uses.values()] };
}

/** Compiled imports are all in the first line. */
function importLine(source: string, name: string): number {
  const lines = source.split('\n');
  const found = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  return Math.max(found, 0) + 1;
}
