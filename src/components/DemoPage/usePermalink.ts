import { useHistory, useLocation } from '@docusaurus/router';
import { decodeState, encodeState, MAX_LINK_LENGTH } from '@site/src/demo/permalink';
import { type DemoState, isUntouched } from '@site/src/demo/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Demo } from './useDemo';

/** What links do with the state of the page. */
export interface Permalink {
  /** What is to be said of the link that was followed. */
  notices: string[];
  dismiss: () => void;
  /** The address of this page in its present state. Throws when that is too long for a link. */
  link: () => string;
  /** Puts the present state into the address, for a reload; false when it is too long for that. */
  keep: () => boolean;
  /** Goes to another demo page and takes the state along; the way back leads to it, too. */
  goTo: (route: string) => void;
}

const NO_NOTICES: string[] = [];

const hashOf = (state: DemoState) => {
  const hash = encodeState(state);
  return hash.length > MAX_LINK_LENGTH ? '' : hash;
};

/**
 * Opens the page in the state that its address holds, and makes such addresses.
 *
 * @param demo - the page's state
 * @returns see {@link Permalink}
 */
export function usePermalink({ state, load }: Demo): Permalink {
  const { hash, pathname } = useLocation();
  const history = useHistory();
  const [notices, setNotices] = useState(NO_NOTICES);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  useEffect(() => {
    const found = decodeState(hash);
    if (!found) return;
    if ('problem' in found) {
      const shown = isUntouched(latest.current)
        ? 'So here is the query that everyone starts with.'
        : 'So the query stays as it is.';
      setNotices([`${found.problem} ${shown}`]);
    } else {
      load(found.state);
      setNotices(found.notices);
    }
  }, [hash, load]);

  const dismiss = useCallback(() => setNotices(NO_NOTICES), []);

  const link = () => {
    const present = encodeState(state);
    if (present.length > MAX_LINK_LENGTH) throw new Error('This query is too long for a link');
    return `${window.location.origin}${pathname}${present}`;
  };

  const keep = useCallback(() => {
    const present = encodeState(latest.current);
    if (present.length > MAX_LINK_LENGTH) return false;
    // Past the router, which would load the state that is there already.
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${present}`);
    return true;
  }, []);

  const goTo = (route: string) => {
    const present = hashOf(state);
    history.replace(`${pathname}${present}`);
    history.push(`${route}${present}`);
  };

  return { notices, dismiss, link, keep, goTo };
}
