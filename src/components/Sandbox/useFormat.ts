import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { loadModule } from '@site/src/codeLoading/loadModule';
import { formatCode } from '@site/src/sandbox/formatCode';
import { type RefObject, useState } from 'react';

/** Replaces only what differs, as one step of the history, so that marks and the view stay in place. */
function replaceCode(editor: EditorView, code: string, cursor: number): void {
  const before = editor.state.doc.toString();
  const shorter = Math.min(before.length, code.length);
  let start = 0;
  while (start < shorter && before[start] === code[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === code.at(-1 - end)) end++;
  editor.dispatch({
    changes: { from: start, to: before.length - end, insert: code.slice(start, code.length - end) },
    selection: { anchor: cursor },
    annotations: isolateHistory.of('full'),
    scrollIntoView: true,
  });
}

/**
 * Formats the file in an editor.
 *
 * @param view - the editor
 * @param file - the name of the file
 * @returns what formats it, what to tell the reader, and what forgets that
 */
export function useFormat(view: RefObject<EditorView | undefined>, file: string) {
  const [status, setStatus] = useState('');
  const format = async () => {
    const editor = view.current;
    if (!editor) return;
    const { doc, selection } = editor.state;
    setStatus('Formatting…');
    try {
      const found = await loadModule(() => formatCode(file, doc.toString(), selection.main.head));
      if ('problem' in found) {
        setStatus(`Formatting failed: ${found.problem}. Fix the code, and format it again.`);
      } else if (view.current === editor && editor.state.doc === doc) {
        replaceCode(editor, found.code, found.cursor);
        setStatus('Formatted.');
      } else {
        setStatus('The code changed while it was formatted. Format it again.');
      }
    } catch {
      setStatus('The formatter could not be loaded. Check your connection, and try again.');
    }
  };
  return { format, status, forget: () => setStatus('') };
}
