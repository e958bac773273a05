import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { selectWithKeys } from './selectWithKeys';
import styles from './styles.module.css';

interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs are, for a screen reader. */
  label: string;
  tabs: Tab[];
  /** The id of the tab that is shown. */
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
}

/**
 * Shows one of several panels, with a tab for each. A panel that was shown keeps what it holds, but is
 * not rendered again while it is hidden.
 */
export default function Tabs({ label, tabs, selected, onSelect, className }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(new Set<string>());
  seen.current.add(selected);

  const onKeyDown = (event: KeyboardEvent) => {
    const ids = tabs.map((tab) => tab.id);
    selectWithKeys(event, list.current, ids, selected, onSelect);
  };

  return (
    <div className={className}>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-controls={seen.current.has(tab.id) ? `${id}-${tab.id}-panel` : undefined}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs
        .filter((tab) => seen.current.has(tab.id))
        .map((tab) => (
          <div
            key={tab.id}
            id={`${id}-${tab.id}-panel`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab.id}`}
            hidden={tab.id !== selected}
          >
            <Freeze when={tab.id !== selected}>{tab.content}</Freeze>
          </div>
        ))}
    </div>
  );
}

/** Renders its previous children while frozen, so that React skips the hidden panel. */
function Freeze({ when, children }: { when: boolean; children: ReactNode }) {
  const [shown, setShown] = useState(children);
  if (when || shown === children) return shown;
  setShown(children);
  return children;
}
