/** Marks a part of a page below the fold, until it is near the window. */
export const BELOW_FOLD = 'data-below-fold';

/** Marks a document that is opened at its top; set by the inline script `startsAtTop.ts`. */
export const STARTS_AT_TOP = 'data-starts-at-top';
