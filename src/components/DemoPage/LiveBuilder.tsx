import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import { defaultValueGetter } from '@site/src/demo/fieldValues';
import { fields, grouped } from '@site/src/demo/schema';
import { builderProps } from '@site/src/demo/settings';
import { type DemoQuery, type DemoSettings, initialState } from '@site/src/demo/state';
import { validatedFields, validateGroups } from '@site/src/demo/validation';
import clsx from 'clsx';
import { createContext, Fragment, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { QueryBuilder, type RuleGroupType, type Translations } from 'react-querybuilder';
import styles from './styles.module.css';
import { useQueryChange } from './useQueryChange';

/** The state of the query builder, and its listeners. */
export interface LiveState {
  query: DemoQuery;
  settings: DemoSettings;
  onEdit: (query: DemoQuery) => void;
  onCorrect: (query: DemoQuery) => void;
  /** Receives what the query builder logs in debug mode. */
  onLog: (entry: unknown) => void;
  /** Labels that the adapter does not provide. */
  translations?: Partial<Translations>;
}

/**
 * Hands the state to the query builder past everything that is around it. Where the styles of a UI library
 * are collected on the server, there is none, and the query builder shows what everyone starts with.
 */
export const LiveContext = createContext<LiveState>({
  query: initialState.query,
  settings: initialState.settings,
  onEdit() {},
  onCorrect() {},
  onLog() {},
});

const loadDragAndDrop = () => import('./DragAndDrop');
const plainGroups = grouped(fields);
const validatedGroups = grouped(validatedFields);
const getDefaultStringValue = defaultValueGetter(false);
const getDefaultArrayValue = defaultValueGetter(true);

/** The query builder as the settings have it, with the state that it finds in its context. */
export default function LiveBuilder(): ReactNode {
  const { query, settings, onEdit, onCorrect, onLog, translations } = useContext(LiveContext);
  const { debugMode, enableDragAndDrop, justifiedLayout, showBranches, validateQuery } = settings;
  const { loaded, failed, retry } = useModule(enableDragAndDrop, loadDragAndDrop);
  const DragAndDrop = enableDragAndDrop ? loaded?.default : undefined;
  const Provider = DragAndDrop ?? Fragment;
  const controlClassnames = useMemo(
    () => ({
      queryBuilder: clsx({ justifiedLayout, 'queryBuilder-branches': showBranches }),
    }),
    [justifiedLayout, showBranches],
  );
  const report = useQueryChange(query, { onEdit, onCorrect });
  const onQueryChange = useCallback(
    (changed: DemoQuery) => {
      if (debugMode) onLog('onQueryChange called');
      report(changed);
    },
    [debugMode, report, onLog],
  );
  return (
    <>
      <Provider>
        <QueryBuilder
          // What is done when it appears, is done again when that setting changes.
          key={String(settings.enableMountQueryChange)}
          {...builderProps(settings)}
          getDefaultValue={settings.listsAsArrays ? getDefaultArrayValue : getDefaultStringValue}
          fields={validateQuery ? validatedGroups : plainGroups}
          validator={validateQuery ? validateGroups : undefined}
          // The component takes either kind of query; its type takes one kind at a time.
          query={query as RuleGroupType}
          onQueryChange={onQueryChange}
          onLog={onLog}
          enableDragAndDrop={DragAndDrop !== undefined}
          controlClassnames={controlClassnames}
          translations={translations}
        />
      </Provider>
      {enableDragAndDrop && failed && (
        <div className={styles.problems}>
          <PartFailure onRetry={retry}>Drag and drop could not be loaded.</PartFailure>
        </div>
      )}
    </>
  );
}
