import LazyPanel from '@site/src/codeLoading/LazyPanel';
import CopyButton from '@site/src/components/CopyButton';
import Tabs from '@site/src/components/Tabs';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import Builder from './Builder';
import DebugLog, { useDebugLog } from './DebugLog';
import ExportPanel from './ExportPanel';
import OptionsPanel from './OptionsPanel';
import Problems from './Problems';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import type { Demo } from './useDemo';
import { useNamedRanges } from './useNamedRanges';

interface Props {
  uiLibrary: UiLibrary;
  demo: Demo;
  /** Makes the address of the page in its present state. */
  link: () => string;
}

const loadRunPanel = () => import('@site/src/components/RunPanel');
const loadImportPanel = () => import('@site/src/components/ImportPanel');
const loadCodePanel = () => import('@site/src/components/CodePanel');

/** The query builder, its options, and the panels that show what becomes of the query. */
export default function Workbench({ uiLibrary, demo, link }: Props): ReactNode {
  const { state, edit, correct, replace, set, choose } = demo;
  const { settings, format, choices, history } = state;
  const [tab, setTab] = useState('export');
  const card = useRef<HTMLDivElement>(null);
  useNamedRanges(card);
  const { lines, log } = useDebugLog();
  // Typing has priority over the panels.
  const query = useDeferredValue(state.query);

  return (
    <div className={styles.workbench}>
      <div ref={card} className={styles.card}>
        <Toolbar
          canUndo={history.past.length > 0}
          canRedo={history.future.length > 0}
          onUndo={demo.undo}
          onRedo={demo.redo}
        >
          <CopyButton label="Copy link" text={link} />
        </Toolbar>
        <Builder
          uiLibrary={uiLibrary}
          query={state.query}
          settings={settings}
          onEdit={edit}
          onCorrect={correct}
          onLog={log}
        />
        {settings.validateQuery && <Problems query={query} />}
        {settings.debugMode && <DebugLog lines={lines} />}
      </div>
      <div className={styles.aside}>
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
          {
            id: 'run',
            label: 'Run',
            content: <LazyPanel load={loadRunPanel} panel={{ query, choices }} />,
          },
          {
            id: 'import',
            label: 'Import',
            content: (
              <LazyPanel
                load={loadImportPanel}
                panel={{ query, settings, choices, onImport: replace }}
              />
            ),
          },
          {
            id: 'code',
            label: 'Code',
            content: (
              <LazyPanel
                load={loadCodePanel}
                panel={{ uiLibrary: uiLibrary.id, query, settings, format, choices }}
              />
            ),
          },
        ]}
      />
      <p role="status" className={styles.visuallyHidden}>
        {demo.announcement}
      </p>
    </div>
  );
}
