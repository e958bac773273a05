import { indentLess, indentMore } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/**
 * Makes Tab indent lines while the reader is writing. Readers who move through the page with the keyboard pass
 * the editor like every other control, and Escape lets those who were writing leave it.
 */
export function tabIndents(): Extension {
  let isWriting = false;
  return [
    EditorView.domEventHandlers({
      mousedown: () => {
        isWriting = true;
      },
      blur: () => {
        isWriting = false;
      },
    }),
    EditorView.updateListener.of(({ docChanged, view }) => {
      if (docChanged && view.hasFocus) isWriting = true;
    }),
    keymap.of([
      {
        key: 'Escape',
        run: () => {
          isWriting = false;
          return false;
        },
      },
      {
        key: 'Tab',
        run: (view) => isWriting && indentMore(view),
        shift: (view) => isWriting && indentLess(view),
      },
    ]),
  ];
}
