import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { useFollowedLinks } from '@site/src/components/useFollowedLinks';
import {
  type FocusEvent,
  type MouseEvent,
  type MutableRefObject,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { type KeptState, type Place, placeOf, readState } from './keptState';
import styles from './styles.module.css';

/** What the reader did before the part could react. */
export interface LastUse {
  /** The state of its elements when they were replaced. */
  state?: KeptState;
  /** The element that was pressed last. */
  pressed?: Place;
  /** Whether something was pressed, or a field entered, so that the reader waits for a reaction. */
  isAwaited?: boolean;
}

/** What React has to handle. Other links are followed as in any published HTML. */
const CONTROLS = 'button, [role="button"], [aria-current="page"]';

interface Props {
  lastUse: MutableRefObject<LastUse>;
  /** Whether nothing in it has to react. */
  hasLinksOnly: boolean;
  /** Loads what it needs in order to react. */
  load: () => unknown;
  /** The reader is about to use the part. */
  onApproach: () => void;
  /** The pointer is down: an element that is replaced now would not be clicked. */
  onHold: () => void;
}

/** A part of a page as it is in the page's HTML. React neither creates nor compares it. */
export default function PublishedPart({
  lastUse,
  hasLinksOnly,
  load,
  onApproach,
  onHold,
}: Props): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const followLink = useFollowedLinks();

  useIsomorphicLayoutEffect(() => {
    const shown = own.current;
    if (shown?.dataset.published !== undefined) {
      return () => {
        lastUse.current.state = readState(shown);
      };
    }
    // React made the element: on the development server, or because something had changed the page's HTML.
    load();
    return undefined;
  }, []);

  const react = () => {
    lastUse.current.isAwaited = true;
    load();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a reader who is there already
  useEffect(() => {
    if (hasLinksOnly) return;
    if (own.current?.querySelector('input:focus')) react();
    else if (own.current?.matches(':hover, :focus-within')) onApproach();
  }, []);

  const press = (event: MouseEvent) => {
    const control = !hasLinksOnly && (event.target as Element).closest(CONTROLS);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || !own.current || isModified) return followLink(event);
    event.preventDefault();
    lastUse.current.pressed = placeOf(own.current, control);
    react();
  };

  const enter = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) react();
    else onApproach();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside is what is used
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks, too
    <div
      ref={own}
      className={styles.part}
      onPointerOver={hasLinksOnly ? undefined : onApproach}
      onFocus={hasLinksOnly ? undefined : enter}
      onPointerDown={hasLinksOnly ? undefined : onHold}
      onClick={press}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server rendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
