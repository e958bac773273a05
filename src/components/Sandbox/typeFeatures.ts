import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type EditorView,
  hoverTooltip,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import breaking from '@generated/version-changes/default/breaking.json';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { findChange } from '@site/src/sandbox/types/findChange';
import type {
  TypeAnswers,
  TypeInfo,
  TypeProblem,
  TypeQuestion,
  TypeSignature,
} from '@site/src/sandbox/types/messages';

export { Types, TypesError } from '@site/src/sandbox/types/Types';

/** Asks about the code that is open; `undefined` when there is no answer. */
export type Ask = <Kind extends TypeQuestion['kind']>(
  question: Extract<TypeQuestion, { kind: Kind }>,
  code: string,
  signal?: AbortSignal,
) => Promise<TypeAnswers[Kind] | undefined>;

/** The icons of the completion list, by what TypeScript calls a kind. */
const ICONS: Record<string, Completion['type']> = {
  alias: 'variable',
  class: 'class',
  const: 'constant',
  enum: 'enum',
  function: 'function',
  getter: 'property',
  interface: 'interface',
  keyword: 'keyword',
  let: 'variable',
  'local function': 'function',
  'local var': 'variable',
  method: 'method',
  module: 'namespace',
  parameter: 'variable',
  property: 'property',
  string: 'text',
  type: 'type',
  var: 'variable',
};

/** What opens the list without a word: members, text of a fixed set, attributes. */
const OPENS_LIST = /[.'"/]$/;
const WORD = /[\w$]*/;

/** Writes a type, and what its comment says, as the content of a tooltip. */
function describe({ type, comment }: Pick<TypeInfo, 'type' | 'comment'>): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-type';
  const code = document.createElement('code');
  code.textContent = type;
  dom.append(code);
  if (comment) {
    const text = document.createElement('p');
    text.textContent = comment;
    dom.append(text);
  }
  return dom;
}

const completions = (file: string, ask: Ask) => {
  const source = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, explicit, state } = context;
    const word = context.matchBefore(WORD);
    const before = state.sliceDoc(Math.max(pos - 1, 0), pos);
    if (!explicit && !word?.text && !OPENS_LIST.test(before)) return null;
    const aborted = new AbortController();
    context.addEventListener('abort', () => aborted.abort());
    const code = state.doc.toString();
    const found = await ask({ kind: 'complete', file, position: pos }, code, aborted.signal);
    if (!found || found.items.length === 0) return null;
    return {
      from: found.from ?? word?.from ?? pos,
      validFor: /^[\w$]*$/,
      options: found.items.map(({ name, kind, sortText }) => ({
        label: name,
        type: ICONS[kind] ?? 'text',
        boost: 20 - (Number.parseInt(sortText, 10) || 20),
        info: async () => {
          const info = await ask({ kind: 'describe', file, position: pos, name }, code);
          return info ? describe(info) : null;
        },
      })),
    };
  };
  return autocompletion({ override: [source] });
};

const hover = (file: string, ask: Ask) =>
  hoverTooltip(async (view, position) => {
    const info = await ask({ kind: 'hover', file, position }, view.state.doc.toString());
    if (!info?.type) return null;
    return { pos: info.from, end: info.to, above: true, create: () => ({ dom: describe(info) }) };
  });

const setHelp = StateEffect.define<Tooltip | null>();

/** The tooltip with the parameters of a call, or with the type of what is at the cursor. */
const help = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, { effects, changes }) {
    const next = effects.find((effect) => effect.is(setHelp));
    if (next) return next.value;
    return shown && { ...shown, pos: changes.mapPos(shown.pos) };
  },
  provide: (field) => showTooltip.from(field),
});

function parametersOf({ prefix, parameters, suffix, active, comment }: TypeSignature): HTMLElement {
  const dom = describe({ type: prefix, comment });
  const code = dom.querySelector('code') as HTMLElement;
  for (const [index, parameter] of parameters.entries()) {
    const part = document.createElement(index === active ? 'strong' : 'span');
    part.textContent = parameter;
    code.append(index > 0 ? ', ' : '', part);
  }
  code.append(suffix);
  return dom;
}

const tooltipAt = (pos: number, dom: HTMLElement): Tooltip => ({
  pos,
  above: true,
  create: () => ({ dom }),
});

/** Shows the parameters while a call is written, and on request those or the type at the cursor. */
function signatures(file: string, ask: Ask): Extension {
  let request = 0;
  const show = async (view: EditorView, isAsked: boolean) => {
    request += 1;
    const current = request;
    const position = view.state.selection.main.head;
    const code = view.state.doc.toString();
    const signature = await ask({ kind: 'signature', file, position }, code);
    const info =
      signature || !isAsked ? undefined : await ask({ kind: 'hover', file, position }, code);
    if (current !== request) return;
    const dom = signature ? parametersOf(signature) : info && describe(info);
    view.dispatch({ effects: setHelp.of(dom ? tooltipAt(position, dom) : null) });
  };
  const hide = (view: EditorView) => {
    request += 1;
    if (view.state.field(help)) view.dispatch({ effects: setHelp.of(null) });
  };
  const follow = ViewPlugin.define((view) => ({
    update({ docChanged, selectionSet, focusChanged, state, transactions }: ViewUpdate) {
      const isShown = state.field(help) !== null;
      if (focusChanged && !view.hasFocus && isShown) queueMicrotask(() => hide(view));
      if (!docChanged && !(selectionSet && isShown)) return;
      const head = state.selection.main.head;
      const isOpened = /[(,]/.test(state.sliceDoc(Math.max(head - 1, 0), head));
      const isTyped = transactions.some((transaction) => transaction.isUserEvent('input'));
      // The state cannot be changed while the view is updated.
      if (isShown || (isTyped && isOpened)) queueMicrotask(() => show(view, false));
    },
    destroy() {
      request += 1;
    },
  }));
  return [
    help,
    follow,
    keymap.of([
      {
        key: 'Mod-Shift-Space',
        run(view) {
          void show(view, true);
          return true;
        },
      },
      {
        key: 'Escape',
        run(view) {
          hide(view);
          return false;
        },
      },
    ]),
  ];
}

/**
 * What the editor can do with types: completion, types on hover, and the parameters of calls.
 *
 * @param file - the name of the file
 * @param ask - asks about the code
 */
export const typeFeatures = (file: string, ask: Ask): Extension =>
  /\.[jt]sx?$/.test(file) ? [completions(file, ask), hover(file, ask), signatures(file, ask)] : [];

/** Converts type errors to problems, with the changes of the library that explain them. */
export const problemsOf = (errors: readonly TypeProblem[], version: string): SandboxProblem[] =>
  errors.map(({ file, message, line, column, length, ...error }) => {
    const change = findChange(error, version, breaking);
    return { file, message, line, column, length, isTypeError: true, ...(change && { change }) };
  });
