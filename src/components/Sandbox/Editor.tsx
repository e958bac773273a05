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
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { ownAddress } from '@site/src/addresses/basePath';
import controls from '@site/src/components/controls.module.css';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import type { ExplainingChange } from '@site/src/sandbox/types/findChange';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styles from './styles.module.css';
import { tabIndents } from './tabIndents';
import { useFormat } from './useFormat';

/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

interface Props {
  /** The file that is edited. */
  name: string;
  code: string;
  /** The problems of this file, which are marked. */
  problems: SandboxProblem[];
  /** Where the cursor is put; another object puts it there again. */
  target: Position | undefined;
  onChange: (name: string, code: string) => void;
  /** Called when the reader begins to use the editor. */
  onFocus: () => void;
  /** What types add to the editor of a file, once they are loaded. */
  featuresOf: ((file: string) => Extension) | undefined;
  isLoadingTypes: boolean;
}

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.definition(tags.variableName),
      tags.typeName,
      tags.className,
      tags.tagName,
    ],
    color: 'var(--code-name)',
  },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-attribute)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--code-comment)',
    backgroundColor: 'var(--code-background)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(128 128 128 / 10%)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'rgb(90 140 220 / 35%)' },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface-raised)',
    borderColor: 'var(--line-strong)',
  },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    color: 'var(--text)',
    background: 'var(--surface)',
  },
  '.cm-tooltip a': { color: 'var(--ifm-link-color)' },
  '.cm-type': {
    maxWidth: 'min(36rem, 90vw)',
    maxHeight: '14rem',
    padding: '0.35rem 0.6rem',
    overflow: 'auto',
    fontSize: '0.85rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  // Next to the list of names there is less space.
  '.cm-completionInfo .cm-type': { maxWidth: 'min(25rem, 55vw)', padding: '0' },
  '.cm-type code': { padding: '0', border: '0', background: 'none', color: 'inherit' },
  '.cm-type p': { margin: '0.35rem 0 0', fontFamily: 'var(--ifm-font-family-base)' },
  '.cm-diagnostic': { maxWidth: 'min(36rem, 90vw)', overflowWrap: 'anywhere' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--surface)',
    backgroundColor: 'var(--text)',
  },
});

/** What the editor can do in every language. */
const features: Extension = [
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
  syntaxHighlighting(colors),
  theme,
  EditorView.lineWrapping,
];

/** What types add to the editor. */
const types = new Compartment();

const withTypes = (name: string, featuresOf: Props['featuresOf']) => ({
  effects: types.reconfigure(featuresOf?.(name) ?? []),
});

const languageOf = (name: string): Extension => {
  if (name.endsWith('.css')) return css();
  if (name.endsWith('.json')) return json();
  return javascript({ jsx: true, typescript: /\.tsx?$/.test(name) });
};

/** A message with a link to the change that explains it. */
function messageWithLink(message: string, { href, label }: ExplainingChange): HTMLElement {
  const dom = document.createElement('span');
  const link = document.createElement('a');
  link.href = ownAddress(href);
  link.textContent = label;
  dom.append(message, ' ', link);
  return dom;
}

/** The place of a problem in the text: its characters, or the rest of its line. */
function diagnosticOf(
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

/** A code editor. Each file keeps its history of changes while the editor is shown. */
export default function Editor({
  name,
  code,
  problems,
  target,
  onChange,
  onFocus,
  featuresOf,
  isLoadingTypes,
}: Props): ReactNode {
  const id = useId();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef<string>();
  const change = useRef(onChange);
  change.current = onChange;
  const focus = useRef(onFocus);
  focus.current = onFocus;
  const { format, status, forget } = useFormat(view, name);
  const formatting = useRef({ format, forget });
  formatting.current = { format, forget };
  const typeFeatures = useRef(featuresOf);
  typeFeatures.current = featuresOf;

  useLayoutEffect(() => {
    const made = new EditorView({ parent: parent.current as HTMLElement });
    view.current = made;
    return () => {
      view.current = undefined;
      shown.current = undefined;
      made.destroy();
    };
  }, []);

  // Not later than the page shows the code: what is written in between would be replaced.
  useLayoutEffect(() => {
    const editor = view.current as EditorView;
    if (shown.current === name && editor.state.doc.toString() === code) return;
    if (shown.current && shown.current !== name) states.current.set(shown.current, editor.state);
    const kept = states.current.get(name);
    shown.current = name;
    if (kept?.doc.toString() === code) {
      editor.setState(kept);
      // The state may be older than the types.
      editor.dispatch(withTypes(name, typeFeatures.current));
      return;
    }
    editor.setState(
      EditorState.create({
        doc: code,
        extensions: [
          features,
          languageOf(name),
          types.of(typeFeatures.current?.(name) ?? []),
          EditorView.domEventHandlers({ focus: () => focus.current() }),
          keymap.of([
            {
              key: 'Shift-Alt-f',
              run: () => {
                void formatting.current.format();
                return true;
              },
            },
          ]),
          EditorView.contentAttributes.of({
            'aria-label': `Code of ${name}`,
            // Checkers of accessibility do not regard editable text as focusable.
            tabindex: '0',
            'aria-describedby': `${id}-keys`,
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (!docChanged) return;
            formatting.current.forget();
            change.current(name, state.doc.toString());
          }),
        ],
      }),
    );
  }, [name, code, id]);

  useEffect(() => {
    if (shown.current) view.current?.dispatch(withTypes(shown.current, featuresOf));
  }, [featuresOf]);

  useEffect(() => {
    const editor = view.current as EditorView;
    const marks = problems.map((problem) => diagnosticOf(editor.state.doc, problem));
    editor.dispatch(setDiagnostics(editor.state, marks));
  }, [problems]);

  useEffect(() => {
    const editor = view.current as EditorView;
    if (!target) return;
    const { from, to } = editor.state.doc.line(Math.min(target.line, editor.state.doc.lines));
    const anchor = Math.min(from + target.column - 1, to);
    editor.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    editor.focus();
  }, [target]);

  return (
    <>
      <div ref={parent} className={styles.code} />
      <div className={styles.foot}>
        <p id={`${id}-keys`}>
          While you write, Tab indents. Press Escape and then Tab to leave the editor. Shift+Alt+F
          formats the file.
        </p>
        <button type="button" className={controls.plain} onClick={format}>
          Format
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <p role="status" className={styles.status}>
        {isLoadingTypes && 'Loading types…'}
      </p>
    </>
  );
}
