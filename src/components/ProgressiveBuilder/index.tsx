import {
  continueMounting,
  isMounted,
  type Mounting,
  mountedMembers,
  startMounting,
} from '@site/src/demo/mounting';
import type { DemoQuery } from '@site/src/demo/state';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { MountedMembers } from './ProgressiveGroups';
import styles from './styles.module.css';

/** Queries with fewer rules and groups are complete before a reader would notice. */
const LARGE_SIZE = 50;

/** Continues after each batch, when the browser has handled what the reader did meanwhile. */
function useMounting(query: DemoQuery, batchSize?: number): Mounting {
  const [state, setState] = useState(() => startMounting(query, batchSize));
  const mounting = state.query === query ? state : continueMounting(state, query);
  if (mounting !== state) setState(mounting);
  useEffect(() => {
    if (isMounted(mounting)) return;
    const timer = setTimeout(() => {
      // A transition that an edit interrupted is still pending: together they render one batch, not two.
      startTransition(() =>
        setState((before) =>
          before.count > mounting.count ? before : continueMounting(before, before.query),
        ),
      );
    });
    return () => clearTimeout(timer);
  }, [mounting]);
  return mounting;
}

/** The mean height of the rules in an element, without padding and borders, in pixels. */
function ruleHeightIn(element: Element): number {
  const heights = [...element.querySelectorAll('[data-testid="rule"]')].map((rule) => {
    const { height, paddingTop, paddingBottom, borderTopWidth, borderBottomWidth, boxSizing } =
      getComputedStyle(rule);
    const outside = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth];
    const sum = outside.reduce((total, width) => total + Number.parseFloat(width), 0);
    return Number.parseFloat(height) - (boxSizing === 'border-box' ? sum : 0);
  });
  return heights.reduce((total, height) => total + height, 0) / heights.length;
}

/**
 * Measures the first rules of a large query while the browser lays all of them out. Rules that are not
 * laid out take that height, so that what stands below moves little when they are reached.
 *
 * @param box - the element around the query builder
 * @param isLarge - whether the query is large
 * @returns the height in pixels; `undefined` before it is known and for small queries
 */
function useRuleHeight(box: RefObject<Element>, isLarge: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    setHeight(isLarge && box.current ? ruleHeightIn(box.current) : undefined);
  }, [box, isLarge]);
  return height;
}

interface Props {
  query: DemoQuery;
  /** How many rules and groups are rendered in one go; see `src/demo/mounting`. */
  batchSize?: number;
  /** Whether rules paint outside of their boxes, as branches do; then each is laid out at once. */
  isOverflowing: boolean;
  /** The query builder, which renders that query inside of `ProgressiveGroups`. */
  children: ReactNode;
}

/**
 * Renders a large query in batches, so that the page responds in between. The query builder holds the
 * whole query from the start: only the elements of its last rules appear later.
 */
export default function ProgressiveBuilder({
  query,
  batchSize,
  isOverflowing,
  children,
}: Props): ReactNode {
  const mounting = useMounting(query, batchSize);
  const members = useMemo(() => mountedMembers(mounting), [mounting]);
  const size = mounting.ids.length;
  const isLarge = size > LARGE_SIZE;
  const box = useRef<HTMLDivElement>(null);
  const ruleHeight = useRuleHeight(box, isLarge && !isOverflowing);
  return (
    <>
      <p role="status" className={members ? styles.progress : styles.heard}>
        {isLarge && (members ? `Rendering ${size} rules and groups…` : 'The query is complete.')}
      </p>
      <div
        ref={box}
        className={ruleHeight ? styles.large : undefined}
        style={ruleHeight ? ({ '--rule-height': `${ruleHeight}px` } as CSSProperties) : undefined}
      >
        <MountedMembers.Provider value={members}>{children}</MountedMembers.Provider>
      </div>
    </>
  );
}
