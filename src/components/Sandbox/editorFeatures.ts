import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorAppearance } from './editorAppearance';
import { tabIndents } from './tabIndents';

/** What the editor can do in every language. */
export const editorFeatures: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  search({ top: true }),
  highlightSelectionMatches(),
  EditorState.allowMultipleSelections.of(true),
  tabIndents(),
  keymap.of([
    ...closeBracketsKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...defaultKeymap,
  ]),
  editorAppearance,
  EditorView.lineWrapping,
];

/** The language of a file, by the end of its name. */
export const languageOf = (name: string): Extension => {
  if (name.endsWith('.css')) return css();
  if (name.endsWith('.json')) return json();
  return javascript({ jsx: true, typescript: /\.tsx?$/.test(name) });
};
