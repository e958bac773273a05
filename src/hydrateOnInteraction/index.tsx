import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { isSlowConnection } from '@site/src/codeLoading/isSlowConnection';
import PageFailure from '@site/src/codeLoading/PageFailure';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Part } from './createPart';
import { applyState, elementAt, type Place } from './keptState';
import PublishedPart, { type LastUse } from './PublishedPart';
import styles from './styles.module.css';
import { useParts } from './useParts';

interface Props {
  /** What has to be loaded before the part can react; pass the same list on each render. */
  needs: readonly Part<unknown>[];
  /** Whether it contains links only, which need no components: as long as the page is shown, it stays HTML. */
  hasLinksOnly?: boolean;
  /** Whether it shows a menu while the reader points at it: that is then kept, and uses it on any line. */
  opensMenu?: boolean;
  /** Whether pointing at it and focusing it are no sign that the reader will use it. */
  waitsForPress?: boolean;
  /** Whether something in it scrolls. */
  scrolls?: boolean;
  /** Renders the part; called only when all of that is there. */
  children: () => ReactNode;
}

/** Presses what the reader has pressed, as a browser does: a key that is not handled clicks. */
function pressAgain(root: Element, place: Place, key?: string): void {
  const element = elementAt(root, place);
  const down = key && new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  if (!down || element?.dispatchEvent(down)) element?.click();
}

/** The part, with what the reader had done before it could react. */
function LivePart({ children, lastUse }: { children: ReactNode; lastUse: LastUse }): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (own.current && lastUse.state) applyState(own.current, lastUse.state);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it can react
  useEffect(() => {
    if (own.current && lastUse.pressed) pressAgain(own.current, lastUse.pressed, lastUse.key);
  }, []);
  return (
    <div
      ref={own}
      className={styles.part}
      data-published={ExecutionEnvironment.canUseDOM ? undefined : true}
    >
      {children}
    </div>
  );
}

/** Until when the elements have to stay, because the pointer is down on one of them. */
function useHold(): [isHeld: boolean, hold: () => void] {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld) return;
    let timer: ReturnType<typeof setTimeout>;
    // The click comes after the pointer is up.
    const release = () => {
      timer = setTimeout(() => setHeld(false));
    };
    const ending = new AbortController();
    for (const type of ['pointerup', 'pointercancel']) {
      document.addEventListener(type, release, { signal: ending.signal });
    }
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isHeld]);
  return [isHeld, () => setHeld(true)];
}

/**
 * A part of a page that stays as it is in the page's HTML until the reader uses it: points at it, focuses it or presses
 * it. Then its code is loaded and React renders it, with the focus and the scroll position where they were; what the
 * reader has pressed is pressed again.
 */
export default function HydrateOnInteraction({
  needs,
  hasLinksOnly = false,
  opensMenu = false,
  waitsForPress = false,
  scrolls = false,
  children,
}: Props): ReactNode {
  const lastUse = useRef<LastUse>({});
  const { isReady, error, load } = useParts(needs);
  const [isHeld, hold] = useHold();
  const [isPointedAt, setPointedAt] = useState(false);
  const isBrowser = useIsBrowser();
  // Whether the page was opened with it.
  const [isPublished, setPublished] = useState(!isBrowser && ExecutionEnvironment.canUseDOM);
  const keepsMenu = opensMenu && isPointedAt && !lastUse.current.isAwaited;

  if (isReady && !isHeld && !keepsMenu && !(hasLinksOnly && isPublished)) {
    return (
      <LivePart key="live" lastUse={lastUse.current}>
        {children()}
      </LivePart>
    );
  }
  return (
    <>
      <PublishedPart
        key="published"
        lastUse={lastUse}
        hasLinksOnly={hasLinksOnly}
        scrolls={scrolls}
        load={load}
        onMissing={() => setPublished(false)}
        onApproach={() => {
          if (error || waitsForPress) return;
          if (opensMenu || !isSlowConnection()) load();
        }}
        onPoint={setPointedAt}
        onHold={hold}
      />
      {error !== undefined &&
        lastUse.current.isAwaited &&
        // Beside the part, it could be below other parts of the page.
        createPortal(
          <PageFailure error={error} onRetry={load} isFloating>
            The control that you used could not be loaded.
          </PageFailure>,
          document.body,
        )}
    </>
  );
}
