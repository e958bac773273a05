import type { PhrasingContent, TableRow } from 'mdast';

/** What may stand between the names of a row, or after them: `name` or `value`, `'text'` (default). */
const BETWEEN_NAMES = /^(?:\s|,|or|and|\/|\([^)]*\))*$/;

/**
 * Reads the names that a table row describes.
 *
 * @param row - the row
 * @returns the names in its first cell, without quotes or arguments; none where the cell holds other text
 */
export function rowNames(row: TableRow): string[] {
  const names: string[] = [];
  for (const node of row.children[0]?.children ?? []) {
    if (node.type === 'break' || isBelowName(node)) continue;
    const name = nameIn(node);
    if (name) names.push(name);
    else if (node.type !== 'text' || !BETWEEN_NAMES.test(node.value)) return [];
  }
  return names;
}

/** Checks whether a node is what a table of props writes below a name: type and default. */
export const isBelowName = ({ data }: PhrasingContent): boolean =>
  data !== undefined && 'isDetail' in data;

function nameIn(node: PhrasingContent): string | undefined {
  if (node.type === 'link' && node.children.length === 1) return nameIn(node.children[0] as never);
  if (node.type !== 'inlineCode') return undefined;
  return plainName(node.value);
}

/**
 * Writes a name as people look for it: without quotes, arguments and type parameters.
 *
 * @param written - the name as a guide writes it, such as `RuleType<F, O>` or `'text'`
 */
export function plainName(written: string): string {
  return written
    .replace(/\(.*\)$/s, '')
    .replace(/(?<=\p{L})<.*>$/su, '')
    .replace(/^(['"])(.*)\1$/s, '$2');
}
