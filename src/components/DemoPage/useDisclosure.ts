import { useEffect, useState } from 'react';

/** The width below which the content is collapsed by default; see the stylesheets. */
const NARROW_VIEWPORT = '(max-width: 996px)';

interface Disclosure {
  open: boolean;
  /** A class for the content until the page runs, and knows how wide it is. */
  className: string | undefined;
  toggle: () => void;
}

/**
 * Content that can be hidden: open on a wide window to begin with, closed on a narrow one.
 *
 * @param auto - a class that hides its element on a narrow window
 */
export function useDisclosure(auto: string): Disclosure {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => setOpen(!window.matchMedia(NARROW_VIEWPORT).matches), []);
  return {
    open: open ?? true,
    className: open === undefined ? auto : undefined,
    toggle: () => setOpen((value) => !value),
  };
}
