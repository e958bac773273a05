import { useQueryString } from '@docusaurus/theme-common';
import { useEffect, useRef, useState } from 'react';

/** Browsers limit how often a page may write its address: after a pause in typing, in milliseconds. */
const PAUSE = 200;

/**
 * The text of a field, which a parameter of the address follows while the reader types.
 *
 * @param name - the name of the parameter
 */
export function useTypedParameter(name: string): [string, (text: string) => void] {
  const [inAddress, writeAddress] = useQueryString(name);
  const [text, setText] = useState(inAddress);
  const known = useRef(inAddress);

  // The address changes by itself when the reader goes back or follows a link.
  useEffect(() => {
    if (inAddress !== known.current) setText(inAddress);
    known.current = inAddress;
  }, [inAddress]);
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      writeAddress(text || null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, writeAddress]);

  return [text, setText];
}
