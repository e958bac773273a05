import type * as React from 'react';
import type { NotToggleProps } from 'react-querybuilder';
import { classes } from '../../shared/src/utils';

/**
 * Inversion ("not") toggle in Bulma's `checkbox` markup.
 *
 * Replaces the default `notToggle` component. Bulma has no switch of its own, so the toggle
 * is a native checkbox inside a `label.checkbox`, which follows Bulma's theme.
 *
 * `checked` is the state of the toggle, `handleOnChange` receives the new state, `label` is the
 * visible text, and `title`, `className`, `disabled` and `testID` apply to the control.
 */
export const BulmaNotToggle = (props: NotToggleProps): React.JSX.Element => (
  <label className={classes(props.className, 'checkbox')} title={props.title}>
    <input
      data-testid={props.testID}
      type="checkbox"
      checked={!!props.checked}
      disabled={props.disabled}
      aria-label={props.label ? undefined : props.title}
      onChange={(e) => props.handleOnChange(e.target.checked)}
    />{' '}
    {props.label}
  </label>
);
