import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import { Fragment, memo, type ReactNode } from 'react';

/** Where a name may go on in the next line: before the capital letter of each of its words. */
const WORDS = /(?<=[a-z\d])(?=[A-Z])/;

/**
 * A link of a sidebar. A name of code that is too long for its line breaks between its words, as in
 * `default·Rule·Processor`, instead of inside of one.
 */
function DocSidebarItemLink(props: Props): ReactNode {
  const words = props.item.label.split(WORDS);
  if (words.length < 2 || props.item.label.includes(' ')) return <OriginalLink {...props} />;
  const label = words.map((word, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The words of a name keep their places.
    <Fragment key={nth}>
      {nth > 0 && <wbr />}
      {word}
    </Fragment>
  ));
  // The theme renders the label as it is given; its type allows for text only.
  return <OriginalLink {...props} item={{ ...props.item, label: label as unknown as string }} />;
}

/** The path of the page matters to the link to this page only; a sidebar has hundreds of others. */
function isSame({ activePath: before, ...old }: Props, { activePath: now, ...next }: Props) {
  const names = Object.keys({ ...old, ...next }) as (keyof typeof old)[];
  return (
    isActiveSidebarItem(old.item, before) === isActiveSidebarItem(next.item, now) &&
    names.every((name) => old[name] === next[name])
  );
}

export default memo(DocSidebarItemLink, isSame);
