import type { ValidationResult } from 'react-querybuilder';

/** Joins the class names that are present. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** True only for a failed validation: a rule without a validator is not invalid. */
export const isInvalid = (validation: boolean | ValidationResult | null | undefined): boolean =>
  typeof validation === 'object' && validation !== null ? !validation.valid : validation === false;

/** Numbers the title of one half of a pair, so that both halves have a name of their own. */
export const pairTitle = (title: string | undefined, index: number): string | undefined =>
  title && `${title} ${index + 1}`;
