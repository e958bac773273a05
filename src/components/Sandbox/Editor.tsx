import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import controls from '@site/src/components/controls.module.css';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { editorFeatures, languageOf } from './editorFeatures';
import { diagnosticOf } from './problemMarks';
import styles from './styles.module.css';
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

/** What types add to the editor. */
const types = new Compartment();

const withTypes = (name: string, featuresOf: Props['featuresOf']) => ({
  effects: types.reconfigure(featuresOf?.(name) ?? []),
});

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
          editorFeatures,
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
