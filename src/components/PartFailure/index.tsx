import controls from '@site/src/components/controls.module.css';
import { askAgain } from '@site/src/routeLoading/askAgain';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/**
 * Puts what the reader has made into the address, so that it is there after a reload.
 *
 * @returns false when it is too much for an address
 */
export type Keep = () => boolean;

/** How the page around a part keeps what the reader has made; a page without has nothing to keep. */
export const KeepContext = createContext<Keep>(() => true);

interface Props {
  /** Tries to load the part again. */
  onRetry: () => void;
  /** What did not load. */
  children: ReactNode;
}

/**
 * Says that a part of the page did not load, and offers what can help. A site that answers may have
 * been published anew, without the files of the page at hand: then a reload helps.
 *
 * @param props - see {@link Props}
 * @returns the message, with its buttons
 */
export default function PartFailure({ onRetry, children }: Props): ReactNode {
  const keep = useContext(KeepContext);
  const [answers, setAnswers] = useState<boolean>();
  const [isTooLong, setTooLong] = useState(false);

  useEffect(() => {
    let current = true;
    askAgain().then((found) => current && setAnswers(found));
    return () => {
      current = false;
    };
  }, []);

  const reload = async () => {
    // Without an answer, a reload would replace the page with the browser's own error.
    const found = await askAgain();
    setAnswers(found);
    if (!found) return;
    if (keep()) window.location.reload();
    else setTooLong(true);
  };

  return (
    <p role="alert">
      {children} {answers === false && 'The site does not answer. Check your connection. '}
      {answers &&
        'The site may have been updated since you opened this page: if trying again does not help, reload it. Your query and options stay. '}
      <button type="button" className={controls.plain} onClick={onRetry}>
        Try again
      </button>{' '}
      {answers && (
        <button type="button" className={controls.plain} onClick={reload}>
          Reload
        </button>
      )}
      {isTooLong &&
        ' This query is too long to be kept. Copy it from the Export panel, then reload the page yourself.'}
    </p>
  );
}
