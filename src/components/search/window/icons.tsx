import type { ReactNode } from 'react';

const icon = (path: string) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** A magnifying glass. */
export const SearchIcon = (): ReactNode =>
  icon('m14.4 14.4 4.1 4.1M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z');

/** A cross, for closing and removing. */
export const CloseIcon = (): ReactNode => icon('m4.5 4.5 11 11M15.5 4.5l-11 11');

/** A star, for favourites. */
export const StarIcon = (): ReactNode =>
  icon('m10 2.5 2.3 4.7 5.2.75-3.75 3.65.9 5.15L10 14.3l-4.65 2.45.9-5.15L2.5 7.95l5.2-.75Z');
