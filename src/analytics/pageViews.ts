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
}

/**
 * Tells one page view for each place that the reader comes to, and none while that is not allowed.
 * What was read before it is allowed stays untold, but for the page that is shown then.
 *
 * @param send - tells a page view; gets path, query and hash
 * @returns see {@link PageViews}; not allowed to begin with
 */
export function createPageViews(send: (address: string) => void): PageViews {
  let allowed = false;
  let here: string | undefined;
  let told: string | undefined;

  const tell = () => {
    if (!allowed || here === undefined || here === told) return;
    told = here;
    send(here);
  };
  return {
    visit({ pathname, search, hash }) {
      here = pathname + search + hash;
      tell();
    },
    setAllowed(next) {
      allowed = next;
      tell();
    },
  };
}
