import {
  convertFromIC,
  convertToIC,
  type RuleGroupType,
  type RuleGroupTypeIC,
} from 'react-querybuilder';
import { defaultChoices, type ExportChoices, type FormatId } from './exportChoices';
import { fitValues } from './fieldValues';
import { extend, type History, redo, undo } from './history';
import { initialQuery } from './initialQuery';
import { writeQueryShape } from './queryShape';
import { type DemoSettings, defaultSettings } from './settings';
import { withIds } from './withIds';

export type { ExportChoices, FormatId } from './exportChoices';
export type { DemoSettings, SettingId } from './settings';

/** A query of the demo: with a combinator between neighbours when combinators are independent. */
export type DemoQuery = RuleGroupType | RuleGroupTypeIC;

/** What undo brings back. */
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

/** What a visitor starts with. */
export const initialState: DemoState = {
  query: initialQuery,
  settings: defaultSettings,
  format: 'sql',
  choices: defaultChoices,
};

/**
 * Makes the state of a page.
 *
 * @param state - what the page starts with
 * @returns the state, with nothing to undo
 */
export function startPage(state: DemoState): DemoPageState {
  return {
    ...state,
    query: fitted(inForm(state.query, state.settings), state.settings),
    history: { past: [], future: [] },
    revision: 0,
  };
}

/**
 * Tells whether a page is as a visitor finds it.
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
 * Brings a query into the form that the settings ask for, with an id for each rule and group.
 *
 * @param query - the query
 * @param settings - the settings
 * @returns the same query where it is in that form already
 */
export function inForm(query: DemoQuery, settings: DemoSettings): DemoQuery {
  const isIndependent = !('combinator' in query);
  if (settings.independentCombinators === isIndependent) return query;
  return isIndependent
    ? withIds(convertFromIC(query as RuleGroupTypeIC))
    : withIds(convertToIC(query as RuleGroupType));
}

const fitted = (query: DemoQuery, { listsAsArrays }: DemoSettings) =>
  fitValues(query, listsAsArrays);

/** Whether two states show the same; ids of rules and groups may differ. */
function isAlike(one: DemoState, other: DemoState): boolean {
  const shown = ({ query, settings, format, choices }: DemoState) =>
    JSON.stringify([writeQueryShape(query), settings, format, choices]);
  return shown(one) === shown(other);
}

/**
 * Answers what a visitor does.
 *
 * @param state - the state before
 * @param action - what is done
 * @returns the state after, the same object when nothing has changed
 */
export function reduce(state: DemoPageState, action: DemoAction): DemoPageState {
  const next = change(state, action);
  const isByVisitor = action.type !== 'load' && action.type !== 'correct';
  return next !== state && isByVisitor ? { ...next, revision: state.revision + 1 } : next;
}

function change(state: DemoPageState, action: DemoAction): DemoPageState {
  const snapshot = { query: state.query, settings: state.settings };
  switch (action.type) {
    case 'edit':
      if (action.query === state.query) return state;
      return {
        ...state,
        query: fitted(action.query, state.settings),
        history: extend(state.history, snapshot, action.query, action.at),
      };
    case 'correct':
      return action.query === state.query
        ? state
        : { ...state, query: fitted(action.query, state.settings) };
    case 'replace':
      return {
        ...state,
        query: fitted(inForm(action.query, state.settings), state.settings),
        history: extend(state.history, snapshot),
      };
    case 'set': {
      const settings = { ...state.settings, ...action.settings };
      const query = inForm(state.query, settings);
      return { ...state, settings, query, history: extend(state.history, snapshot) };
    }
    case 'choose':
      return {
        ...state,
        format: action.format ?? state.format,
        choices: { ...state.choices, ...action.choices },
      };
    case 'load': {
      if (!isUntouched(state) && isAlike(state, action.state)) return state;
      const loaded = { ...startPage(action.state), revision: state.revision };
      if (isUntouched(state)) return { ...loaded, history: action.history ?? loaded.history };
      return { ...loaded, history: extend(state.history, snapshot) };
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
