import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { createProgram, type Packages } from '../packageModel/program.js';
import { type NameTypes, readNameTypes } from './nameTypes.mjs';
import type { Unit } from './plan.mjs';
import type { BlockProblem } from './types.mjs';

/** How a block is compiled: as strict as a new project of a bundler's template. */
const OPTIONS: ts.CompilerOptions = {
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  allowJs: true,
  checkJs: true,
  noUncheckedSideEffectImports: true,
};

/** Style sheets and pictures are a bundler's business. */
const ASSETS = `${['css', 'scss', 'svg', 'png']
  .map((ending) => `declare module '*.${ending}';`)
  .join('\n')}\n`;

/** An import of such a file from a package; the declaration above accepts any. */
const ASSET_IMPORT = /(?:\bfrom|\bimport)\s*(["'])([^."'][^"']*\.(?:css|scss|svg|png))\1/g;

/**
 * What the compiler knows for sure about JavaScript: syntax, names, imports, members and the number
 * of arguments. Whether a value fits a type, it often cannot know without annotations, for which
 * JavaScript has no place: it takes `'text'` in a list of fields for any string.
 */
const RELIABLE_IN_JAVASCRIPT = new Set([
  2304, 2305, 2307, 2339, 2451, 2551, 2552, 2554, 2555, 2613, 2614, 2724,
]);

/** Whether a finding, or one of the reasons that it gives, is sure in JavaScript. */
function isReliable({ code, messageText }: ts.Diagnostic | ts.DiagnosticMessageChain): boolean {
  if (code < 2000 || RELIABLE_IN_JAVASCRIPT.has(code)) return true;
  const reasons = typeof messageText === 'string' ? [] : (messageText.next ?? []);
  return reasons.some((reason) => isReliable(reason));
}

/**
 * Tells what the compiler says about the block's own lines. What it says about a continued block is
 * that block's own finding.
 */
function diagnose(program: ts.Program, unit: Unit): BlockProblem[] {
  const source = program.getSourceFile(unit.file);
  if (!source) throw new Error(`The compiler lost ${unit.file}`);
  const isScript = /\.jsx?$/.test(unit.file);
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    .filter((diagnostic) => !isScript || isReliable(diagnostic))
    .map((diagnostic) => {
      const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
      return {
        kind: 'type' as const,
        line: line - unit.ownLine,
        column: character,
        message: `TS${diagnostic.code}: ${text}`,
      };
    })
    .filter(({ line }) => line >= 0);
}

/** Finds imports of files that a package does not have, or does not let out. */
function findLostAssets(packages: Packages, unit: Unit): BlockProblem[] {
  const { resolve } = createRequire(path.join(packages.folder, 'package.json'));
  return unit.block.code.split('\n').flatMap((text, line) =>
    [...text.matchAll(ASSET_IMPORT)].flatMap((match) => {
      const specifier = match[2] ?? '';
      try {
        resolve(specifier);
        return [];
      } catch {
        return {
          kind: 'type' as const,
          line,
          column: match.index + match[0].length - specifier.length - 1,
          message: `\`${specifier}\` is not there in the packages of this version.`,
        };
      }
    }),
  );
}

/** Whether the code changes types of other modules, so that it must be compiled alone. */
const isAugmenting = (code: string) => /\bdeclare\s+(?:global\b|module\s+["'])/.test(code);

/** What the compiler says about a block. */
export interface Compiled {
  problems: BlockProblem[];
  names: NameTypes;
}

/**
 * Compiles units, each against the packages that it is for.
 *
 * @param units - the units to tell about
 * @param all - every unit of their pages by file, which they may import
 * @returns what the compiler says about each, in the order of the page
 */
export function compile(
  units: readonly Unit[],
  all: ReadonlyMap<string, Unit>,
): Map<Unit, Compiled> {
  const compiled = new Map<Unit, Compiled>();
  const groups: { packages: Packages; group: Unit[] }[] = [];
  const shared = new Map<Packages, Unit[]>();
  for (const unit of units) {
    const packages = unit.target;
    const known = isAugmenting(unit.code) ? undefined : shared.get(packages);
    if (known) {
      known.push(unit);
      continue;
    }
    const group = [unit];
    groups.push({ packages, group });
    if (!isAugmenting(unit.code)) shared.set(packages, group);
  }
  for (const { packages, group } of groups) {
    const roots = new Map([[path.posix.join(packages.folder, '.blocks/assets.d.ts'), ASSETS]]);
    for (const unit of group) roots.set(unit.file, unit.code);
    const program = createProgram(packages, roots, {
      options: OPTIONS,
      textOf: (file) => all.get(file)?.code,
      resolve: (specifier, from) => all.get(from)?.imports.get(specifier)?.file,
    });
    for (const unit of group) {
      compiled.set(unit, {
        problems: [...diagnose(program, unit), ...findLostAssets(packages, unit)],
        names: readNameTypes(program, unit),
      });
    }
  }
  return compiled;
}
