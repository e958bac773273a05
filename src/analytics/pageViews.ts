import { withoutState } from '../demo/stateHash';
import { PARAMETERS } from '../search/address';

/** Where the reader is. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** What becomes of page views. */
export interface PageViews {
  /** The reader came to a place, or the page there was shown again. */
  visit(place: Place): void;
  /** The reader allows page views, or takes that back. */
  setAllowed(allowed: boolean): void;
  /** The reader leaves the site: what waits is told now. */
  leave(): void;
}

/** The address of the search page follows what a reader types; so long it stays when they are done. */
const SETTLED_MILLISECONDS = 1000;

const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** An address without the words that are searched for. */
function withoutWords(place: Place): string {
  const parameters = new URLSearchParams(place.search);
  parameters.delete(PARAMETERS.query);
  return addressOf({ ...place, search: `?${parameters}` });
}

/**
 * Tells one page view for each place that the reader comes to, and none while that is not allowed.
 * What was read before it is allowed stays untold, but for the page that is shown then. Where only the
 * words of a search change, the reader may be typing: those count that stay for a second. The state of
 * a demo in its hash is neither counted nor sent.
 *
 * @param send - tells a page view; gets path, query and hash
 * @returns see {@link PageViews}; not allowed to begin with
 */
export function createPageViews(send: (address: string) => void): PageViews {
  let allowed = false;
  let here: Place | undefined;
  let told: string | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const settle = () => {
    clearTimeout(typing);
    typing = undefined;
    const address = here && addressOf(here);
    if (!allowed || address === undefined || address === told) return;
    told = address;
    send(address);
  };
  const settleIfTyping = () => {
    if (typing !== undefined) settle();
  };
  return {
    visit(address) {
      const place = withoutState(address);
      const isTyping = here !== undefined && withoutWords(here) === withoutWords(place);
      if (!isTyping) settleIfTyping();
      const isSame = here !== undefined && addressOf(here) === addressOf(place);
      here = place;
      if (!isTyping) settle();
      else if (!isSame) {
        clearTimeout(typing);
        typing = setTimeout(settle, SETTLED_MILLISECONDS);
      }
    },
    setAllowed(next) {
      allowed = next;
      if (typing === undefined) settle();
    },
    leave: settleIfTyping,
  };
}
