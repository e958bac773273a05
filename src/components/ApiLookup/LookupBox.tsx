import FailureMessage from '@site/src/codeLoading/FailureMessage';
import { useModule } from '@site/src/codeLoading/useModule';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useReferencePlace } from './useReferencePlace';

export interface LookupBoxProps {
  /** Tells the boxes of a page apart. */
  id: string;
  label: string;
  /** The label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The reader follows a result in this tab. */
  onFollow?: () => void;
}

/** What the list of results tells the box that it belongs to. */
export interface ListState {
  /** The id of the list, while there is one. */
  listId?: string;
  /** The id of the option that Enter follows. */
  activeId?: string;
}

/**
 * The box that finds members and props of the reference by name. It loads the names, and the list that
 * shows what was found, when it is first focused.
 */
export default function LookupBox(props: LookupBoxProps): ReactNode {
  const { id, label, isLabelHidden, onFollow } = props;
  const { base = '', packageName } = useReferencePlace() ?? {};
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const [list, setList] = useState<ListState>({});
  const input = useRef<HTMLInputElement>(null);
  const onListKey = useRef<(event: KeyboardEvent) => void>();
  const load = useCallback(async () => {
    const [{ default: Results }, { loadLookup }] = await Promise.all([
      import('./Results'),
      import('@site/src/apiLookup/loadLookup'),
    ]);
    return { Results, ...(await loadLookup(base)) };
  }, [base]);
  const { loaded, failed, retry } = useModule(isNeeded, load);
  const isShown = isOpen && text.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The first press closes the list, the second one clears the box.
      event.preventDefault();
      if (!isShown) setText('');
      setOpen(false);
    } else if (isShown) onListKey.current?.(event);
    else if (event.key === 'ArrowDown') setOpen(true);
  };

  return (
    // The list closes when the focus leaves the box with everything in it.
    <search
      className="api-lookup"
      aria-label={label}
      data-needs-scripts
      data-nosnippet
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <label className={clsx(isLabelHidden && 'api-lookup-hidden')} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="api-lookup-box"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown && list.listId !== undefined}
        aria-controls={isShown ? list.listId : undefined}
        aria-activedescendant={isShown ? list.activeId : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Part of a name, or initials"
        value={text}
        onFocus={() => setNeeded(true)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {loaded && (
        <loaded.Results
          id={id}
          text={isShown ? text : ''}
          find={loaded.find}
          packageName={packageName}
          onKey={onListKey}
          onList={setList}
          onFollow={() => {
            setText('');
            setOpen(false);
            onFollow?.();
          }}
        />
      )}
      {isShown && !loaded && !failed && (
        <p role="status" className="api-lookup-below api-lookup-message">
          Loading the names…
        </p>
      )}
      {isShown && failed && (
        <FailureMessage
          className="api-lookup-below api-lookup-message"
          onRetry={() => {
            // The button disappears; the focus would be lost with it.
            input.current?.focus();
            retry();
          }}
        >
          The list of names could not be loaded. Check your connection.
        </FailureMessage>
      )}
    </search>
  );
}
