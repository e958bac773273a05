import type { Heading, PhrasingContent, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/**
 * Finds the name that a piece of code is about: `parseSQL(sql, options)` is about `parseSQL`,
 * `<QueryBuilderDnD>` about `QueryBuilderDnD`, `"sql"` about `sql`, `Field[]` about `Field` and
 * `translations.addRule` about both the whole and its last part.
 *
 * @param code - the text between back-ticks
 * @returns the names, none where the code does not start with one
 */
function namesInCode(code: string): string[] {
  const match = /^[<"'`.]*([A-Za-z_$][\w$-]*(?:\.[A-Za-z_$][\w$]*)*)/.exec(code.trim());
  const name = match?.[1];
  if (!name) return [];
  const last = name.split('.').at(-1);
  return last && last !== name ? [name, last] : [name];
}

/** Lists the code that stands in running text, also inside links and emphasis. */
function codeIn(nodes: readonly PhrasingContent[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'inlineCode') return [node.value];
    return 'children' in node ? codeIn(node.children as PhrasingContent[]) : [];
  });
}

/** Removes the code from running text and gives back the words between. */
function wordsBetween(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'inlineCode') return ' ';
      if ('children' in node) return wordsBetween(node.children as PhrasingContent[]);
      return textOf(node);
    })
    .join('');
}

/**
 * Lists the names that a cell of a table describes. A cell counts if it is a list of names; code in
 * a sentence only explains the row's own name. A remark in brackets may stand behind a name.
 *
 * @param cell - a cell of a table's body
 * @returns the names, none where the cell is prose
 */
export function namesInCell(cell: TableCell): string[] {
  const between = wordsBetween(cell.children).replace(/\([^()]*\)/g, ' ');
  const isList = /^(?:[\s,;/|…–·:+&]|and|or|to)*$/.test(between);
  return isList ? codeIn(cell.children).flatMap(namesInCode) : [];
}

/**
 * Lists the names in a heading: its code, and its plain words, since `### sql` needs no back-ticks.
 *
 * @param heading - a heading
 */
export function namesInHeading(heading: Heading): string[] {
  const words = textOf(heading).match(/[A-Za-z_$][\w$]*/g) ?? [];
  return [...codeIn(heading.children).flatMap(namesInCode), ...words];
}
