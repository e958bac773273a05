import Link from '@docusaurus/Link';
import { looks } from '@site/src/demo/looks';
import { routeWithState } from '@site/src/demo/permalink';
import type { DemoState } from '@site/src/demo/state';
import { type MouseEvent, type ReactNode, useState } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the look that is shown. */
  current: string;
  /** What goes along to another look. */
  state: DemoState;
  onGo: (route: string) => void;
}

/** Whether a click is left to the browser, which may open a new tab, say. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to the demo in the other looks, in the same state.
 *
 * @param props - see {@link Props}
 * @returns the navigation
 */
export default function LooksNav({ current, state, onGo }: Props): ReactNode {
  // Written into the links when they are about to be used: to do it at each key would be too much.
  const [taken, setTaken] = useState<DemoState>();
  const take = () => setTaken(state);
  return (
    <nav aria-label="UI library" className={styles.looks} onPointerEnter={take} onFocus={take}>
      {looks.map(({ id, label, route }) => (
        <Link
          key={id}
          to={taken ? routeWithState(route, taken) : route}
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
    </nav>
  );
}
