import path from 'node:path';
import { hashOf } from '../buildCache/hash.js';
import { CHECKED_LANGUAGES } from './config.mjs';
import type { Target, Targets } from './targets.mjs';
import type { Block, Page } from './types.mjs';

/**
 * One module to compile: a block, together with the blocks that it continues. Its file exists only
 * in memory, at a path inside the version's folder, so that imports find that version's packages.
 */
export interface Unit {
  page: Page;
  block: Block;
  /** The packages that it is compiled and run with. */
  target: Target;
  /** Absolute path of the file that does not exist. */
  file: string;
  /** The code of the continued blocks and of the block itself. */
  code: string;
  /** How many lines of `code` stand before the block's own. */
  ownLine: number;
  /** The block that shows this one's output. */
  output?: Block;
  /** The titled blocks that this one imports: what it writes, and their units. */
  imports: Map<string, Unit>;
  /** Changes when the code of the unit, of what it imports or of its output does. */
  hash: string;
}

/** What a relative import names, without the ending that may be left out or be that of JavaScript. */
const stem = (file: string) => file.replace(/\.[jt]sx?$/, '');

/** Lists the relative paths that the code imports, in whatever form. */
function relativeImports(code: string): string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(["'])(\.{1,2}\/[^"']+)\1/g;
  return [...code.matchAll(pattern)].map((match) => match[2] ?? '');
}

/** Whether the title is the name of a module, and not a caption. */
const isModule = (title: string | undefined): title is string =>
  title !== undefined && /^[\w./-]+\.[jt]sx?$/.test(title);

/** Whether a module is written in JavaScript, with or without JSX. */
const isJavaScript = ({ block }: Unit) => /^jsx?$/.test(block.language);

/**
 * Finds the block that a relative import refers to: the last one before it with that file name, or
 * otherwise the first one after it. Where a page shows a file in two languages, it is the one in the
 * language of the import.
 */
function findImport(specifier: string, from: Unit, units: readonly Unit[]): Unit | undefined {
  const title = isModule(from.block.title) ? from.block.title : '';
  const wanted = path.posix.join(path.posix.dirname(title), specifier);
  const named = units.filter(({ block }) => {
    if (!isModule(block.title) || block.version !== from.block.version) return false;
    const name = stem(path.posix.normalize(block.title));
    return name === stem(wanted) || name === `${wanted}/index`;
  });
  const sameLanguage = named.filter((unit) => isJavaScript(unit) === isJavaScript(from));
  const candidates = sameLanguage.length > 0 ? sameLanguage : named;
  const before = candidates.filter(({ block }) => block.index < from.block.index);
  return before.at(-1) ?? candidates.find(({ block }) => block.index > from.block.index);
}

/** Lists a unit and everything that it imports, each once. */
export function withImports(unit: Unit, found = new Set<Unit>()): Set<Unit> {
  if (found.has(unit)) return found;
  found.add(unit);
  for (const imported of unit.imports.values()) withImports(imported, found);
  return found;
}

/**
 * Plans the modules of a page.
 *
 * @param targets - the packages of its blocks
 * @returns a unit for each block that is checked
 */
export function planPage(page: Page, targets: Targets): Unit[] {
  const units: Unit[] = [];
  // Pages of two folders may have the same id.
  const folder = page.file.replace(/\.mdx?$/, '');
  let chain: { code: string; language: string } | undefined;
  for (const [i, block] of page.blocks.entries()) {
    const target = targets.of(block);
    if (!target || !CHECKED_LANGUAGES.includes(block.language) || block.unchecked) continue;
    const before = block.continues && chain ? `${chain.code}\n` : '';
    const code = before + block.code;
    // A chain that holds JSX anywhere needs the ending that allows it.
    const jsx = block.continues && chain?.language.endsWith('x') ? 'x' : '';
    const language = block.language.endsWith('x') ? block.language : block.language + jsx;
    chain = { code, language };
    const name = isModule(block.title) ? block.title : `block.${language}`;
    const next = page.blocks[i + 1];
    units.push({
      page,
      block,
      target,
      file: path.posix.join(target.folder, '.blocks', folder, `${block.index}`, name),
      code,
      ownLine: before.split('\n').length - 1,
      output: next?.isOutput ? next : undefined,
      imports: new Map(),
      hash: '',
    });
  }
  for (const unit of units) {
    for (const specifier of relativeImports(unit.code)) {
      const imported = findImport(specifier, unit, units);
      if (imported) unit.imports.set(specifier, imported);
    }
  }
  for (const unit of units) {
    const codes = [...withImports(unit)].map(({ block, code, ownLine, file }) =>
      JSON.stringify([path.basename(file), block.title, ownLine, code]),
    );
    unit.hash = hashOf(unit.target.salt, JSON.stringify(unit.output ?? null), ...codes);
  }
  return units;
}
