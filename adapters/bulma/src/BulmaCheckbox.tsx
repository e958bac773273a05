import type * as React from 'react';
import { classes } from '../../shared/src/utils';

interface Props {
  checked: boolean;
  className?: string;
  disabled?: boolean;
  invalid: boolean;
  /** Bulma has no switch: assistive technology is told that the checkbox is one. */
  isSwitch: boolean;
  testID?: string;
  title?: string;
  onChange: (checked: boolean) => void;
}

/** A checkbox in Bulma's form markup. */
export const BulmaCheckbox = ({
  checked,
  className,
  disabled,
  invalid,
  isSwitch,
  testID,
  title,
  onChange,
}: Props): React.JSX.Element => (
  <label className={classes(className, 'checkbox')} title={title}>
    <input
      data-testid={testID}
      type="checkbox"
      role={isSwitch ? 'switch' : undefined}
      checked={checked}
      aria-label={title}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      onChange={(e) => onChange(e.target.checked)}
    />
  </label>
);
