import { ThemeClassNames, useStorageSlot } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { selectWithKeys } from '@site/src/components/Tabs/selectWithKeys';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import type { Props as ItemProps } from '../TabItem';
import styles from './styles.module.css';

interface Props {
  /** Tabs of the same group show the same choice on all pages, and keep it. */
  groupId?: string;
  /** A `TabItem` for each tab. */
  children: ReactNode;
}

/** What is in the tabs, without the white space of Markdown. */
function itemsOf(children: ReactNode): ReactElement<ItemProps>[] {
  return Children.toArray(children)
    .filter((child) => typeof child !== 'string' || child.trim() !== '')
    .map((child) => {
      if (isValidElement<ItemProps>(child) && child.props.value) return child;
      throw new Error('Only <TabItem value="…"> can be in <Tabs>.');
    });
}

/**
 * The tabs of guides. They replace the theme's, which remount all their panels after hydration, so that the
 * code in them loses the colors of the published HTML.
 */
export default function Tabs({ groupId, children }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Where the list was in the window when a tab was selected.
  const top = useRef<number>();
  const items = itemsOf(children);
  const values = items.map(({ props }) => props.value);
  const [chosen, choose] = useState(values[0] as string);
  const [stored, slot] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const [previous, setPrevious] = useState<string | null>(null);
  if (stored !== previous) {
    setPrevious(stored);
    if (stored !== null && values.includes(stored)) choose(stored);
  }

  const select = (value: string) => {
    if (value === chosen) return;
    top.current = list.current?.getBoundingClientRect().top;
    choose(value);
    slot.set(value);
  };

  useIsomorphicLayoutEffect(() => {
    if (top.current === undefined || !list.current) return;
    // Other tabs of the group, above these, may now be higher.
    window.scrollBy(0, list.current.getBoundingClientRect().top - top.current);
    top.current = undefined;
  }, [chosen]);

  return (
    <div className={clsx(ThemeClassNames.tabs.container, styles.container)}>
      <div
        ref={list}
        role="tablist"
        className="tabs"
        onKeyDown={(event) => selectWithKeys(event, list.current, values, chosen, select)}
      >
        {items.map(({ props: { value, label } }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            className={clsx('tabs__item', styles.tab, value === chosen && 'tabs__item--active')}
            onClick={() => select(value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map((item, index) => (
          <div
            key={item.props.value}
            role="tabpanel"
            id={`${id}-${values[index]}-panel`}
            aria-labelledby={`${id}-${values[index]}`}
            hidden={values[index] !== chosen}
            className={styles.panel}
          >
            {item}
          </div>
        ))}
      </div>
    </div>
  );
}
