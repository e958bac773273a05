import ts from 'typescript';

const OPENING = new Set(['(', '[', '<']);
const CLOSING = new Set([')', ']', '>', '}']);
const SEPARATORS = new Set([',', ';']);

/** Lists the tokens of a node, without comments. */
function* tokensOf(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  const children = node
    .getChildren(source)
    .filter(
      ({ kind }) => kind < ts.SyntaxKind.FirstJSDocNode || kind > ts.SyntaxKind.LastJSDocNode,
    );
  if (children.length === 0) yield node;
  else for (const child of children) yield* tokensOf(child, source);
}

/**
 * Gives the text of a type as its author wrote it, but on one line, without comments, and without
 * what only serves a layout of several lines. The same type is the same text in every version.
 *
 * @param node - a type or a part of a signature
 */
export function sourceText(node: ts.Node): string {
  const source = node.getSourceFile();
  let text = '';
  let last = '';
  for (const token of tokensOf(node, source)) {
    const word = token.getText(source);
    if (!word) continue;
    const isSpaced = token.getStart(source) > token.pos && text !== '';
    if (CLOSING.has(word) && SEPARATORS.has(last)) text = text.slice(0, -1);
    const isTight =
      OPENING.has(last) || SEPARATORS.has(word) || (CLOSING.has(word) && word !== '}');
    text += isSpaced && !isTight ? ` ${word}` : word;
    last = word;
  }
  return text.replace(/^\| /, '').replace(/\s+/g, ' ');
}
