import {
  convertFromIC,
  convertToIC,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';
import { defaultChoices, type ExportChoices, type FormatId } from './exportChoices';
import { fitValues } from './fieldValues';
import { addChange, type History, redo, undo } from './history';
import { initialQuery } from './initialQuery';
import { serializeQuery } from './serializeQuery';
import { type DemoSettings, defaultSettings } from './settings';
import { withIds } from './withIds';

export type { ExportChoices, FormatId } from './exportChoices';
export type { DemoSettings, SettingId } from './settings';

/** A query of the demo, with either kind of combinators. */
export type DemoQuery = RuleGroupType | RuleGroupTypeIC;

/** What undo restores. */
export interface Snapshot {
  query: DemoQuery;
  settings: DemoSettings;
}

/** Everything that a visitor can choose in the demo, and that a permalink holds. */
export interface DemoState extends Snapshot {
  format: FormatId;
  choices: ExportChoices;
}

/** The state of a demo page. */
export interface DemoPageState extends DemoState {
  history: History<Snapshot>;
  /** Grows with each change that the visitor makes; not with what a link or the page itself changes. */
  revision: number;
}

/**
 * What can happen to the state. `at` is a time in milliseconds. A visitor edits; what the query builder
 * corrects by itself belongs to the change before it, and is undone with that.
 */
export type DemoAction =
  | { type: 'edit'; query: DemoQuery; at: number }
  | { type: 'correct'; query: DemoQuery }
  | { type: 'replace'; query: DemoQuery }
  | { type: 'set'; settings: Partial<DemoSettings> }
  | { type: 'choose'; format?: FormatId; choices?: Partial<ExportChoices> }
  | { type: 'load'; state: DemoState; history?: History<Snapshot> }
  | { type: 'undo' }
  | { type: 'redo' };

/** The initial values. */
export const initialState: DemoState = {
  query: initialQuery,
  settings: defaultSettings,
  format: 'sql',
  choices: defaultChoices,
};

/**
 * Creates the state of a page.
 *
 * @param state - what the page starts with
 * @returns the state, with nothing to undo
 */
export function createPageState(state: DemoState): DemoPageState {
  return {
    ...state,
    query: withFittingValues(convertCombinators(state.query, state.settings), state.settings),
    history: { past: [], future: [] },
    revision: 0,
  };
}

/**
 * Checks whether a page is in its initial state.
 *
 * @param state - the state of the page
 * @returns whether nothing has been changed in query and settings, nor undone
 */
export function isUntouched({ query, settings, history }: DemoPageState): boolean {
  const { past, future } = history;
  const isInitial = query === initialState.query && settings === initialState.settings;
  return isInitial && past.length + future.length === 0;
}

/**
 * Converts a query to the kind that the settings require, with an id for each rule and group.
 *
 * @returns the same query where it is in that form already
 */
export function convertCombinators(query: DemoQuery, settings: DemoSettings): DemoQuery {
  const isIndependent = !('combinator' in query);
  if (settings.independentCombinators === isIndependent) return query;
  return isIndependent
    ? withIds(convertFromIC(query as RuleGroupTypeIC))
    : withIds(convertToIC(query as RuleGroupType));
}

const withFittingValues = (query: DemoQuery, { listsAsArrays }: DemoSettings) =>
  fitValues(query, listsAsArrays);

/** Whether two states show the same content; ids may differ. */
function showSame(one: DemoState, other: DemoState): boolean {
  const shown = ({ query, settings, format, choices }: DemoState) =>
    JSON.stringify([serializeQuery(query), settings, format, choices]);
  return shown(one) === shown(other);
}

/**
 * The reducer of a demo page.
 *
 * @param action - what is done
 * @returns the state after, the same object when nothing has changed
 */
export function demoReducer(state: DemoPageState, action: DemoAction): DemoPageState {
  const next = applyAction(state, action);
  const isByVisitor = action.type !== 'load' && action.type !== 'correct';
  return next !== state && isByVisitor ? { ...next, revision: state.revision + 1 } : next;
}

function applyAction(state: DemoPageState, action: DemoAction): DemoPageState {
  const snapshot = { query: state.query, settings: state.settings };
  switch (action.type) {
    case 'edit':
      if (action.query === state.query) return state;
      return {
        ...state,
        query: withFittingValues(action.query, state.settings),
        history: addChange(state.history, snapshot, action.query, action.at),
      };
    case 'correct':
      return action.query === state.query
        ? state
        : { ...state, query: withFittingValues(action.query, state.settings) };
    case 'replace':
      return {
        ...state,
        query: withFittingValues(convertCombinators(action.query, state.settings), state.settings),
        history: addChange(state.history, snapshot),
      };
    case 'set': {
      const settings = { ...state.settings, ...action.settings };
      const query = convertCombinators(state.query, settings);
      return { ...state, settings, query, history: addChange(state.history, snapshot) };
    }
    case 'choose':
      return {
        ...state,
        format: action.format ?? state.format,
        choices: { ...state.choices, ...action.choices },
      };
    case 'load': {
      if (!isUntouched(state) && showSame(state, action.state)) return state;
      const loaded = { ...createPageState(action.state), revision: state.revision };
      if (isUntouched(state)) return { ...loaded, history: action.history ?? loaded.history };
      return { ...loaded, history: addChange(state.history, snapshot) };
    }
    case 'undo':
      return state.history.past.length === 0
        ? state
        : { ...state, ...undo(state.history, snapshot) };
    case 'redo':
      return state.history.future.length === 0
        ? state
        : { ...state, ...redo(state.history, snapshot) };
  }
}
