import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { ownAddress } from '@site/src/addresses/basePath';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import type { ExplainingChange } from '@site/src/sandbox/types/findChange';

/** A message with a link to the change that explains it. */
function messageWithLink(message: string, { href, label }: ExplainingChange): HTMLElement {
  const dom = document.createElement('span');
  const link = document.createElement('a');
  link.href = ownAddress(href);
  link.textContent = label;
  dom.append(message, ' ', link);
  return dom;
}

/** Marks the place of a problem in the text: its characters, or the rest of its line. */
export function diagnosticOf(
  doc: Text,
  { line = 1, column = 1, length, message, change }: SandboxProblem,
): Diagnostic {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const indent = text.search(/\S|$/);
  const start = Math.min(from + Math.max(column - 1, indent), to);
  const end = length === undefined ? to : Math.min(start + length, doc.length);
  return {
    from: start === end ? from + indent : start,
    to: end,
    severity: 'error',
    message,
    ...(change && { renderMessage: () => messageWithLink(message, change) }),
  };
}
