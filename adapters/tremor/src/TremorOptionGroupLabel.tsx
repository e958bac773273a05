import type * as React from 'react';

/**
 * Label of an option group in the list of a Tremor select, which knows no groups.
 *
 * Tremor reads the `value` and the text of every child of its selects, so the label has both, but
 * it is not an option: it can be neither focused nor selected.
 */
export const TremorOptionGroupLabel = (props: {
  value: string;
  children: string;
}): React.JSX.Element => (
  <div
    role="presentation"
    className="px-2.5 pb-1 pt-2.5 text-tremor-label font-semibold text-tremor-content dark:text-dark-tremor-content"
  >
    {props.children}
  </div>
);
