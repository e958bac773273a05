import { useHistory } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { OPENED_HITS_KEY, withOpenedHit } from '@site/src/search/openedHit';
import { type ComponentProps, forwardRef, type MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  url: string;
  /** The words to show on the page that it leads to. */
  terms?: readonly string[];
  /** The reader follows the link, in this tab or in another. */
  onFollow?: (inThisTab: boolean) => void;
}

const staysInTab = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A link to a hit. Unlike the site's other links it fetches nothing while it is merely seen: a list
 * of hits changes with every key.
 */
export default forwardRef<HTMLAnchorElement, Props>(function HitLink(
  { url, terms = [], onFollow, ...props },
  ref,
) {
  const history = useHistory();

  const follow = (event: MouseEvent) => {
    const slot = createStorageSlot(OPENED_HITS_KEY);
    slot.set(withOpenedHit(slot.get(), { url, terms }));
    const inThisTab = staysInTab(event);
    if (inThisTab) {
      event.preventDefault();
      history.push(url);
    }
    onFollow?.(inThisTab);
  };

  return (
    <a
      {...props}
      ref={ref}
      href={url}
      onClick={follow}
      onAuxClick={(event) => event.button === 1 && follow(event)}
      onMouseEnter={() => window.docusaurus.preload(url)}
    />
  );
});
