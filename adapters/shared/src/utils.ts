import type { ReactNode } from 'react';
import type { ValidationResult } from 'react-querybuilder';

/** Joins the class names that are present. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** True only for a failed validation: a rule without a validator is not invalid. */
export const isInvalid = (validation: boolean | ValidationResult | null | undefined): boolean =>
  typeof validation === 'object' && validation !== null ? !validation.valid : validation === false;

/**
 * True for a label that can name its button. An icon or a symbol can not, while the name of a
 * button with words must contain them, or speech control does not find it.
 */
export const hasWords = (label: ReactNode): boolean =>
  typeof label === 'string' && /\p{L}/u.test(label);

/** Numbers the title of one half of a pair, so that both halves have a name of their own. */
export const pairTitle = (title: string | undefined, index: number): string | undefined =>
  title && `${title} ${index + 1}`;
