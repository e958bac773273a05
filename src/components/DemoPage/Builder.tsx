import controls from '@site/src/components/controls.module.css';
import LookStage from '@site/src/components/LookStage';
import type { Look } from '@site/src/components/looks/Look';
import { fields, grouped } from '@site/src/demo/schema';
import { propsOf } from '@site/src/demo/settings';
import type { DemoQuery, DemoSettings } from '@site/src/demo/state';
import { validatedFields, validateGroups } from '@site/src/demo/validation';
import clsx from 'clsx';
import { Fragment, memo, useCallback, useMemo } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import styles from './styles.module.css';
import { useModule } from './useModule';

interface Props {
  look: Look;
  query: DemoQuery;
  settings: DemoSettings;
  onEdit: (query: DemoQuery) => void;
  /** Receives what the query builder logs in debug mode. */
  onLog: (entry: unknown) => void;
}

const loadDragAndDrop = () => import('./DragAndDrop');
const plainGroups = grouped(fields);
const validatedGroups = grouped(validatedFields);

/**
 * The query builder of the demo, in a look, as the settings have it.
 *
 * @param props - see {@link Props}
 * @returns the builder on its stage
 */
function Builder({ look, query, settings, onEdit, onLog }: Props) {
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
  const onQueryChange = useCallback(
    (changed: DemoQuery) => {
      if (debugMode) onLog('onQueryChange called');
      onEdit(changed);
    },
    [debugMode, onEdit, onLog],
  );
  return (
    <>
      <LookStage look={look}>
        <Provider>
          <QueryBuilder
            // What is done when it appears, is done again when that setting changes.
            key={String(settings.enableMountQueryChange)}
            {...propsOf(settings)}
            fields={validateQuery ? validatedGroups : plainGroups}
            validator={validateQuery ? validateGroups : undefined}
            // The component takes either kind of query; its type takes one kind at a time.
            query={query as RuleGroupType}
            onQueryChange={onQueryChange}
            onLog={onLog}
            enableDragAndDrop={DragAndDrop !== undefined}
            controlClassnames={controlClassnames}
            translations={look.translations}
          />
        </Provider>
      </LookStage>
      {enableDragAndDrop && failed && (
        <p role="alert" className={styles.problems}>
          Drag and drop could not be loaded.{' '}
          <button type="button" className={controls.plain} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

export default memo(Builder);
