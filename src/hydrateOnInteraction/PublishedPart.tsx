import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { afterPaint } from '@site/src/afterPaint';
import { useFollowedLinks } from '@site/src/components/useFollowedLinks';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type MutableRefObject,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { ENHANCED_LINK } from './enhancedLink';
import {
  type KeptState,
  type Place,
  placeOf,
  readState,
  type ScrollPositions,
  scrollPositionsIn,
} from './keptState';
import styles from './styles.module.css';

/** What the reader did before the part could react. */
export interface LastUse {
  /** The state of its elements when they were replaced. */
  state?: KeptState;
  /** The element that was pressed last. */
  pressed?: Place;
  /** The key that pressed it; `undefined` for a pointer. */
  key?: string;
  /** Whether something was pressed, or a field entered, so that the reader waits for a reaction. */
  isAwaited?: boolean;
}

/** What React has to handle. Other links are followed as in any published HTML. */
const CONTROLS = `button, summary, [role="button"], [aria-current="page"], [${ENHANCED_LINK}]`;

/** What a click would treat as a link, while its keys do something else. */
const LINK_AS_BUTTON = 'a[role="button"]';

/** What opens a menu when the reader points at it or taps it, and does nothing else. */
const MENU_BUTTON = '[aria-haspopup][href="#"]';

interface Props {
  lastUse: MutableRefObject<LastUse>;
  /** Whether nothing in it has to react. */
  hasLinksOnly: boolean;
  /** Whether something in it scrolls. */
  scrolls: boolean;
  /** Loads what it needs in order to react. */
  load: () => unknown;
  /** The page's HTML does not have it. */
  onMissing: () => void;
  /** The reader is about to use the part. */
  onApproach: () => void;
  /** The pointer is over it, or no longer; a touch leaves it there. */
  onPoint: (isPointedAt: boolean) => void;
  /** The pointer is down: an element that is replaced now would not be clicked. */
  onHold: () => void;
}

/** A part of a page as it is in the page's HTML. React neither creates nor compares it. */
export default function PublishedPart({
  lastUse,
  hasLinksOnly,
  scrolls,
  load,
  onMissing,
  onApproach,
  onPoint,
  onHold,
}: Props): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const positions = useRef<ScrollPositions>(new Map());
  const followLink = useFollowedLinks();

  useIsomorphicLayoutEffect(() => {
    const shown = own.current;
    if (shown?.dataset.published !== undefined) {
      return () => {
        lastUse.current.state = readState(shown, positions.current);
      };
    }
    // React made the element: on the development server, or because something had changed the page's HTML.
    onMissing();
    load();
    return undefined;
  }, []);

  // What was scrolled before React could follow it. To read it may have the browser lay the page out.
  useEffect(
    () =>
      scrolls
        ? afterPaint(() => {
            if (own.current) positions.current = scrollPositionsIn(own.current);
          })
        : undefined,
    [scrolls],
  );

  const react = () => {
    lastUse.current.isAwaited = true;
    load();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a reader who is there already
  useEffect(() => {
    if (hasLinksOnly) return;
    if (own.current?.querySelector('input:focus')) react();
    else if (own.current?.matches(':hover, :focus-within')) onApproach();
    onPoint(own.current?.matches(':hover') ?? false);
  }, []);

  const pressAgain = (root: Element, control: Element, key?: string) => {
    lastUse.current.pressed = placeOf(root, control);
    lastUse.current.key = key;
    react();
  };

  const press = (event: MouseEvent) => {
    const control = !hasLinksOnly && (event.target as Element).closest(CONTROLS);
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!control || !own.current || isModified) return followLink(event);
    event.preventDefault();
    if (control.matches(MENU_BUTTON)) onApproach();
    else pressAgain(own.current, control);
  };

  const pressKey = (event: KeyboardEvent) => {
    const control = event.target as Element;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress || !own.current || !control.matches(LINK_AS_BUTTON)) return;
    event.preventDefault();
    pressAgain(own.current, control, event.key);
  };

  const enter = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) react();
    else onApproach();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside is what is used
    <div
      ref={own}
      className={styles.part}
      onPointerOver={hasLinksOnly ? undefined : onApproach}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={hasLinksOnly ? undefined : enter}
      onPointerDown={hasLinksOnly ? undefined : onHold}
      onScrollCapture={({ target }) => {
        positions.current.set(target as Element, (target as Element).scrollTop);
      }}
      onClick={press}
      onKeyDown={hasLinksOnly ? undefined : pressKey}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the server rendered
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
