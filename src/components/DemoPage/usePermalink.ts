import { useHistory, useLocation } from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { ownAddress } from '@site/src/addresses/basePath';
import type { LegacyLink } from '@site/src/demo/legacyLink';
import { linkHash } from '@site/src/demo/permalink';
import { isUntouched } from '@site/src/demo/state';
import {
  type AddressState,
  createStateAddress,
  type StateAddress,
} from '@site/src/demo/stateAddress';
import { holdsState } from '@site/src/demo/stateHash';
import { createStateStore } from '@site/src/demo/stateStore';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Demo } from './useDemo';

/** The connection between the state of the page and its address. */
export interface Permalink {
  /** Messages about the link that was opened. */
  notices: string[];
  /** The query of the link as JSON if this demo cannot show it. */
  unsupportedQuery?: string;
  dismiss: () => void;
  /** The state is neither in the address nor stored: a reload would lose it. */
  isNotStored: boolean;
  /** The address of this page in its present state. Throws when that is too long for a link. */
  link: () => string;
  /** Puts the present state into the address, for a reload; false when the browser refuses to store it. */
  flush: () => boolean;
  /** Goes to another demo page and takes the state along; the way back leads to it, too. */
  openInDemo: (route: string) => void;
}

interface Message {
  notices: string[];
  unsupportedQuery?: string;
}

const NO_MESSAGE: Message = { notices: [] };

const NOT_LOADED: LegacyLink = {
  problem:
    'The code that reads links of earlier demos could not be loaded. Check your connection and reload.',
};

/**
 * The pause after a change before the address is written, in milliseconds. Browsers limit how often a
 * page may do that; Safari to 100 times in 30 seconds.
 */
const WRITE_DELAY_MS = 300;

let address: StateAddress | undefined;

/** There is one address, and what browsers refuse to store is kept from page to page. */
function stateAddress(): StateAddress {
  address ??= createStateAddress(
    window,
    createStateStore(() => window.sessionStorage),
  );
  return address;
}

/** Opens the page in the state that its address holds, and keeps the address up to date. */
export function usePermalink({ state, load }: Demo): Permalink {
  const location = useLocation();
  const { pathname } = location;
  const history = useHistory();
  const [message, setMessage] = useState(NO_MESSAGE);
  const [isNotStored, setNotStored] = useState(false);

  const latest = useRef(state);
  /** The revision that the address holds. */
  const saved = useRef(state.revision);
  useIsomorphicLayoutEffect(() => {
    latest.current = state;
  });

  const flush = useCallback(() => {
    saved.current = latest.current.revision;
    const isStored = stateAddress().write(latest.current);
    setNotStored(!isStored);
    return isStored;
  }, []);

  const show = useCallback(
    (found: AddressState & LegacyLink) => {
      if ('problem' in found) {
        const shown = isUntouched(latest.current)
          ? 'The demo shows its initial query instead.'
          : 'The current query is unchanged.';
        setMessage({ notices: [`${found.problem} ${shown}`] });
      } else {
        load(found.state, found.history);
        setMessage(found);
      }
    },
    [load],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader may come to the same hash again
  useEffect(() => {
    const { hash } = window.location;
    if (latest.current.revision !== saved.current) stateAddress().remember(latest.current);
    saved.current = latest.current.revision;
    let isLeft = false;
    const found = stateAddress().read();
    if (found) {
      show(found);
    } else if (holdsState(hash)) {
      import('@site/src/demo/legacyLink')
        .then(({ isLegacyHash, parseLegacyLink }) =>
          isLegacyHash(hash) ? parseLegacyLink(hash) : undefined,
        )
        .catch(() => NOT_LOADED)
        .then((legacy) => legacy && !isLeft && show(legacy));
    }
    // The state stays when the reader follows a link to this page that has none.
    if (!(found && 'state' in found) && !holdsState(hash) && !isUntouched(latest.current)) flush();
    return () => {
      isLeft = true;
    };
  }, [location, show, flush]);

  useEffect(() => {
    if (state.revision === saved.current) return;
    const timer = setTimeout(() => {
      // The reader may be on the way to another page, whose code is being loaded.
      if (stateAddress().isCurrent()) flush();
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.revision, flush]);

  useEffect(() => {
    const leave = () => {
      const { revision, history: changes } = latest.current;
      if (!stateAddress().isCurrent()) return;
      if (revision !== saved.current) flush();
      if (changes.past.length + changes.future.length > 0) {
        stateAddress().remember(latest.current);
      }
    };
    const leaveHidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leaveHidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leaveHidden);
      // The address is that of the next page already.
      if (latest.current.revision > 0) stateAddress().remember(latest.current);
    };
  }, [flush]);

  useEffect(() => {
    if (!isNotStored) return;
    const checkAddress = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', checkAddress);
    return () => window.removeEventListener('beforeunload', checkAddress);
  }, [isNotStored]);

  const dismiss = useCallback(() => setMessage(NO_MESSAGE), []);

  const link = () => {
    const hash = linkHash(state);
    if (hash === undefined) throw new Error('This query is too long for a link');
    return `${window.location.origin}${pathname}${hash}`;
  };

  const openInDemo = (route: string) => {
    if (latest.current.revision !== saved.current) flush();
    history.push(ownAddress(`${route}${stateAddress().hashFor(state)}`));
  };

  return { ...message, dismiss, isNotStored, link, flush, openInDemo };
}
