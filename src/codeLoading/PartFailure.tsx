import controls from '@site/src/components/controls.module.css';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import FailureMessage from './FailureMessage';
import { refetch } from './refetch';

/**
 * Saves the reader's work to the address, from which the page restores it after a reload.
 *
 * @returns false when it is too long for an address
 */
export type SaveToAddress = () => boolean;

/** How the page around a part saves the reader's work; by default there is nothing to save. */
export const SaveToAddressContext = createContext<SaveToAddress>(() => true);

interface Props {
  /** Tries to load the part again. */
  onRetry: () => void;
  /** What did not load. */
  children: ReactNode;
}

/**
 * The message for a part of the page that did not load, with what can help. When the site responds, it
 * may have been published again, without the files of the page that is open: then a reload helps.
 */
export default function PartFailure({ onRetry, children }: Props): ReactNode {
  const saveToAddress = useContext(SaveToAddressContext);
  const [responds, setResponds] = useState<boolean>();
  const [isTooLong, setTooLong] = useState(false);

  useEffect(() => {
    let current = true;
    refetch().then((found) => current && setResponds(found));
    return () => {
      current = false;
    };
  }, []);

  const reload = async () => {
    // Without an answer, a reload would replace the page with the browser's own error.
    const siteResponds = await refetch();
    setResponds(siteResponds);
    if (!siteResponds) return;
    if (saveToAddress()) window.location.reload();
    else setTooLong(true);
  };

  return (
    <FailureMessage
      onRetry={onRetry}
      others={
        <>
          {' '}
          {responds && (
            <button type="button" className={controls.plain} onClick={reload}>
              Reload
            </button>
          )}
          {isTooLong &&
            ' This query is too long to be kept. Copy it from the Export panel, then reload the page yourself.'}
        </>
      }
    >
      {children} {responds === false && 'The site does not answer. Check your connection.'}
      {responds &&
        'The site may have been updated since you opened this page: if trying again does not help, reload it. Your query and options stay.'}
    </FailureMessage>
  );
}
