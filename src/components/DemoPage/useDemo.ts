import {
  createPageState,
  type DemoPageState,
  type DemoQuery,
  type DemoSettings,
  type DemoState,
  demoReducer,
  initialState,
} from '@site/src/demo/state';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';

/** The state of a demo page, and everything that changes it. */
export interface Demo {
  state: DemoPageState;
  /** The message for screen readers. */
  announcement: string;
  edit: (query: DemoQuery) => void;
  correct: (query: DemoQuery) => void;
  replace: (query: DemoQuery) => void;
  set: (settings: Partial<DemoSettings>) => void;
  choose: (chosen: Partial<Pick<DemoState, 'format'>> & ChosenChoices) => void;
  /** Shows another state, with its own changes to undo where nothing was changed before. */
  load: (state: DemoState, history?: DemoPageState['history']) => void;
  undo: () => void;
  redo: () => void;
}

interface ChosenChoices {
  choices?: Partial<DemoState['choices']>;
}

/** Keeps the state of a demo page. Undo and redo also answer to their usual keys. */
export function useDemo(): Demo {
  const [state, dispatch] = useReducer(demoReducer, initialState, createPageState);
  const [announcement, announce] = useState('');

  const actions = useMemo(
    () => ({
      edit: (query: DemoQuery) => dispatch({ type: 'edit', query, at: Date.now() }),
      correct: (query: DemoQuery) => dispatch({ type: 'correct', query }),
      replace: (query: DemoQuery) => dispatch({ type: 'replace', query }),
      set: (settings: Partial<DemoSettings>) => dispatch({ type: 'set', settings }),
      choose: (chosen: Parameters<Demo['choose']>[0]) => dispatch({ type: 'choose', ...chosen }),
      load: (loaded: DemoState, history?: DemoPageState['history']) =>
        dispatch({ type: 'load', state: loaded, history }),
    }),
    [],
  );

  const { past, future } = state.history;
  const undo = useCallback(() => {
    if (past.length === 0) return;
    dispatch({ type: 'undo' });
    announce(`Undone, ${past.length - 1} left.`);
  }, [past.length]);
  const redo = useCallback(() => {
    if (future.length === 0) return;
    dispatch({ type: 'redo' });
    announce(`Redone, ${future.length - 1} left.`);
  }, [future.length]);
  useUndoKeys(undo, redo);

  return { state, announcement, ...actions, undo, redo };
}

/** What an element is in which these keys undo what was typed. */
const TEXT_INPUTS =
  'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"])';

function useUndoKeys(undo: () => void, redo: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey) return;
      if ((event.target as Element).closest(TEXT_INPUTS)) return;
      event.preventDefault();
      (shiftKey ? redo : undo)();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
