import { withoutState } from '../demo/stateHash';
import { PARAMETERS } from '../search/address';

/** Where the reader is. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/** Controls which page views are sent. */
export interface PageViews {
  /** Reports that the reader opened an address, or that its page was shown again. */
  visit(place: PageAddress): void;
  /** Reports that the reader gave or revoked consent. */
  setAllowed(allowed: boolean): void;
  /** Reports that the reader leaves the site. A pending page view is sent now. */
  leave(): void;
}

/** The pause after which a search query counts as complete. The address changes while a reader types. */
const TYPING_PAUSE_MS = 1000;

const toPath = ({ pathname, search, hash }: PageAddress) => pathname + search + hash;

/** An address without the words that are searched for. */
function withoutSearchQuery(place: PageAddress): string {
  const parameters = new URLSearchParams(place.search);
  parameters.delete(PARAMETERS.query);
  return toPath({ ...place, search: `?${parameters}` });
}

/**
 * Sends one page view for each page that the reader opens, and none without consent. After consent, the
 * current page is sent, and none of those before it. A change of the words of a search is sent when the
 * reader has not typed for a second. The state of a demo in the hash is not sent, and a change of it is no
 * page view.
 *
 * @param send - sends a page view; gets path, query and hash
 * @returns see {@link PageViews}; without consent at first
 */
export function createPageViews(send: (address: string) => void): PageViews {
  let allowed = false;
  let current: PageAddress | undefined;
  let lastSent: string | undefined;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const sendCurrent = () => {
    clearTimeout(typing);
    typing = undefined;
    const address = current && toPath(current);
    if (!allowed || address === undefined || address === lastSent) return;
    lastSent = address;
    send(address);
  };
  const sendIfTyping = () => {
    if (typing !== undefined) sendCurrent();
  };
  return {
    visit(address) {
      const place = withoutState(address);
      const isTyping =
        current !== undefined && withoutSearchQuery(current) === withoutSearchQuery(place);
      if (!isTyping) sendIfTyping();
      const isSame = current !== undefined && toPath(current) === toPath(place);
      current = place;
      if (!isTyping) sendCurrent();
      else if (!isSame) {
        clearTimeout(typing);
        typing = setTimeout(sendCurrent, TYPING_PAUSE_MS);
      }
    },
    setAllowed(next) {
      allowed = next;
      if (typing === undefined) sendCurrent();
    },
    leave: sendIfTyping,
  };
}
