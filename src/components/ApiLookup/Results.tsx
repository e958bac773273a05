import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import type { Find } from '@site/src/apiLookup/findEntries';
import type { LookupEntry } from '@site/src/apiLookup/LookupFile';
import { searchPath } from '@site/src/search/address';
import {
  type KeyboardEvent,
  type MouseEvent,
  type MutableRefObject,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ListState } from './LookupBox';

interface Props {
  /** The id of the box. */
  id: string;
  /** What was typed; empty while the list is closed. */
  text: string;
  find: Find;
  packageName?: string;
  /** Receives what handles the keys of the box. */
  onKey: MutableRefObject<((event: KeyboardEvent) => void) | undefined>;
  onList: (list: ListState) => void;
  onFollow: () => void;
}

/** More results are of no use in a list that is narrowed down by typing. */
const MAX_SHOWN = 20;

const staysInTab = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent | globalThis.MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

const kindOf = ({ owner, kind }: LookupEntry) => (owner ? `prop of ${owner}` : kind);

function countText(total: number): string {
  const names = `${total} ${total === 1 ? 'name' : 'names'}`;
  return total > MAX_SHOWN ? `${names}, the first ${MAX_SHOWN} are listed` : names;
}

/** What the box found: a list that is moved along with the arrow keys, or where to search instead. */
export default function Results(props: Props): ReactNode {
  const { id, text, find, packageName, onKey, onList, onFollow } = props;
  const history = useHistory();
  const { entries, total } = useMemo(
    () => find(text, { packageName, limit: MAX_SHOWN }),
    [find, text, packageName],
  );
  const [index, setIndex] = useState(0);
  const listId = `${id}-list`;
  const optionId = (nth: number) => `${id}-option-${nth}`;
  const hasList = entries.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another list
  useEffect(() => setIndex(0), [text]);
  // Before the browser paints, so that the box and the list agree on the active option.
  useLayoutEffect(
    () => onList(hasList ? { listId, activeId: `${id}-option-${index}` } : {}),
    [onList, hasList, listId, id, index],
  );

  onKey.current = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hasList) {
      event.preventDefault();
      const next = (index + step + entries.length) % entries.length;
      setIndex(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const { ctrlKey, metaKey, shiftKey } = event;
      const target = document.getElementById(hasList ? optionId(index) : `${id}-search`);
      // The browser follows a link that is clicked with these keys held down, here or elsewhere.
      target?.dispatchEvent(
        new window.MouseEvent('click', {
          bubbles: true,
          cancelable: true,
          ctrlKey,
          metaKey,
          shiftKey,
        }),
      );
    }
  };

  const follow = (event: MouseEvent, url: string) => {
    if (!staysInTab(event)) return;
    event.preventDefault();
    history.push(url);
    onFollow();
  };

  const isOpen = text !== '';
  return (
    <>
      {/* Announced by screen readers; it has to exist before its text changes. */}
      <p role="status" className="api-lookup-hidden">
        {isOpen && (total === 0 ? `No name matches ${text}` : countText(total))}
      </p>
      {isOpen && hasList && (
        <div
          id={listId}
          className="api-lookup-below api-lookup-list"
          role="listbox"
          aria-label="Names"
        >
          {entries.map((entry, nth) => (
            <a
              // Each key typed shows other names: the elements stay, which costs less than to replace them.
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no state
              key={nth}
              id={optionId(nth)}
              role="option"
              tabIndex={-1}
              aria-selected={nth === index}
              className="api-lookup-option"
              href={entry.url}
              // The focus stays in the box.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setIndex(nth)}
              onClick={(event) => follow(event, entry.url)}
            >
              <code>{entry.name}</code>
              <small>
                {kindOf(entry)}
                {entry.package !== packageName && `, ${entry.package}`}
              </small>
            </a>
          ))}
        </div>
      )}
      {isOpen && !hasList && (
        <p className="api-lookup-below api-lookup-message">
          No name matches “{text.trim()}”.{' '}
          <Link id={`${id}-search`} to={searchPath(text.trim())} onClick={onFollow}>
            Search the site for “{text.trim()}”
          </Link>
        </p>
      )}
    </>
  );
}
