import type * as React from 'react';
import { useId } from 'react';
import type { FullOption, FullOptionList } from 'react-querybuilder';
import { toFlatOptionArray } from 'react-querybuilder';
import { classes } from '../../shared/src/utils';

interface Props {
  className?: string;
  disabled?: boolean;
  invalid: boolean;
  testID?: string;
  title?: string;
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
}: Props & {
  checked: boolean;
  /** Bulma has no switch: assistive technology is told that the checkbox is one. */
  isSwitch: boolean;
  onChange: (checked: boolean) => void;
}): React.JSX.Element => (
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

/** One radio button for each option, in Bulma's form markup. */
export const BulmaRadioGroup = ({
  className,
  disabled,
  invalid,
  testID,
  title,
  value,
  values,
  onChange,
}: Props & {
  value: unknown;
  values: FullOptionList<FullOption>;
  onChange: (name: string) => void;
}): React.JSX.Element => {
  const name = useId();
  return (
    <span
      data-testid={testID}
      role="radiogroup"
      className={classes(className, 'radios')}
      title={title}
      aria-label={title}
      aria-invalid={invalid || undefined}
    >
      {toFlatOptionArray(values).map((option) => (
        <label key={option.name} className="radio">
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={value === option.name}
            disabled={disabled || option.disabled}
            onChange={(e) => onChange(e.target.value)}
          />{' '}
          {option.label}
        </label>
      ))}
    </span>
  );
};
