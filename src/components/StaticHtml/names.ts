/** Marks a part of a page that is below the fold, until it is near the window. */
export const BELOW_FOLD = 'data-below-fold';

/** Marks a document that is shown from its beginning; the inline script `startsAtTop.ts` sets it. */
export const STARTS_AT_TOP = 'data-starts-at-top';
