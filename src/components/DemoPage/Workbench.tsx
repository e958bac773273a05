import type { Look } from '@site/src/components/looks/Look';
import Tabs from '@site/src/components/Tabs';
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import Builder from './Builder';
import DebugLog, { useDebugLog } from './DebugLog';
import ExportPanel from './ExportPanel';
import OptionsPanel from './OptionsPanel';
import Problems from './Problems';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import type { Demo } from './useDemo';

interface Props {
  look: Look;
  demo: Demo;
}

/**
 * The query builder, its options, and the panels that show what becomes of the query.
 *
 * @param props - the look to show, and the state of the page
 * @returns the workbench
 */
export default function Workbench({ look, demo }: Props): ReactNode {
  const { state, say, edit, set, choose } = demo;
  const { settings, format, choices, history } = state;
  const [tab, setTab] = useState('export');
  const { lines, log } = useDebugLog();
  const onFailure = useCallback(
    () => say('Drag and drop could not be loaded. Switch it off and on to try again.'),
    [say],
  );
  // What is typed comes first; what is made of it may follow.
  const query = useDeferredValue(state.query);

  return (
    <div className={styles.workbench}>
      <div className={styles.main}>
        <div className={styles.card}>
          <Toolbar
            canUndo={history.past.length > 0}
            canRedo={history.future.length > 0}
            onUndo={demo.undo}
            onRedo={demo.redo}
          />
          <Builder
            look={look}
            query={state.query}
            settings={settings}
            onEdit={edit}
            onLog={log}
            onFailure={onFailure}
          />
          {settings.validateQuery && <Problems query={query} />}
          {settings.debugMode && <DebugLog lines={lines} />}
        </div>
        <OptionsPanel settings={settings} onSet={set} />
      </div>
      <Tabs
        label="The query"
        className={styles.panels}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'export',
            label: 'Export',
            content: (
              <ExportPanel query={query} format={format} choices={choices} onChoose={choose} />
            ),
          },
        ]}
      />
      <p role="status" className={styles.said}>
        {demo.said}
      </p>
    </div>
  );
}
