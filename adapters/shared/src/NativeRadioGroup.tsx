import type * as React from 'react';
import { useId } from 'react';
import type { FullOption, FullOptionList } from 'react-querybuilder';
import { toFlatOptionArray } from 'react-querybuilder';

interface Props {
  className: string;
  disabled?: boolean;
  /** The props of each radio button, in addition to its own. */
  inputProps?: object;
  invalid: boolean;
  labelClassName: string;
  testID?: string;
  title?: string;
  value: unknown;
  values: FullOptionList<FullOption>;
  onChange: (name: string) => void;
}

/** One native radio button for each option. */
export const NativeRadioGroup = ({
  className,
  disabled,
  inputProps,
  invalid,
  labelClassName,
  testID,
  title,
  value,
  values,
  onChange,
}: Props): React.JSX.Element => {
  const name = useId();
  return (
    <span
      data-testid={testID}
      role="radiogroup"
      className={className}
      title={title}
      aria-label={title}
      aria-invalid={invalid || undefined}
    >
      {toFlatOptionArray(values).map((option) => (
        <label key={option.name} className={labelClassName}>
          <input
            type="radio"
            name={name}
            value={option.name}
            checked={value === option.name}
            disabled={disabled || option.disabled}
            onChange={(e) => onChange(e.target.value)}
            {...inputProps}
          />{' '}
          {option.label}
        </label>
      ))}
    </span>
  );
};
