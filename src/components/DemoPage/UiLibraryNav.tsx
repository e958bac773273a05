import Link from '@docusaurus/Link';
import { linkHash } from '@site/src/demo/permalink';
import type { DemoState } from '@site/src/demo/state';
import { uiLibraries } from '@site/src/demo/uiLibraries';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the UI library that is shown. */
  current: string;
  /** The state to open in another UI library. */
  state: DemoState;
  onGo: (route: string) => void;
}

/** Whether a click is left to the browser, which may open a new tab, say. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The way to the demo in the other UI libraries, in the same state. */
export default function UiLibraryNav({ current, state, onGo }: Props): ReactNode {
  // The state is written into the links only when they are about to be used: on each key press it
  // would be slow.
  const [taken, setTaken] = useState<DemoState>();
  const navigateWithState = () => setTaken(state);
  const hash = useMemo(() => (taken ? linkHash(taken) : ''), [taken]);
  return (
    <nav
      aria-label="UI library"
      className={styles.uiLibraryNav}
      onPointerEnter={navigateWithState}
      onFocus={navigateWithState}
    >
      {uiLibraries.map(({ id, label, route }) => (
        <Link
          key={id}
          to={`${route}${hash ?? ''}`}
          aria-current={id === current ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            if (isForBrowser(event)) return;
            event.preventDefault();
            onGo(route);
          }}
        >
          {label}
        </Link>
      ))}
      <p role="status">
        {hash === undefined &&
          'This query is too large for a link: another tab opens without it. In this tab it stays.'}
      </p>
    </nav>
  );
}
