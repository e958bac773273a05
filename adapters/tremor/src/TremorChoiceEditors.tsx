import type * as React from 'react';
import type { FullOption, FullOptionList } from 'react-querybuilder';
import { NativeRadioGroup } from '../../shared/src/NativeRadioGroup';
import { classes } from '../../shared/src/utils';

// Tremor has no checkbox and no radio button, so these are native ones in Tremor's tokens.
const checkClass =
  'h-4 w-4 accent-tremor-brand disabled:opacity-50 dark:accent-dark-tremor-brand dark:[color-scheme:dark]';

interface Props {
  className?: string;
  disabled?: boolean;
  extraProps: object;
  invalid: boolean;
  testID?: string;
  title?: string;
}

/** A native checkbox in Tremor's colors. */
export const TremorCheckbox = ({
  checked,
  className,
  disabled,
  extraProps,
  invalid,
  testID,
  title,
  onChange,
}: Props & { checked: boolean; onChange: (checked: boolean) => void }): React.JSX.Element => (
  <span className={className} title={title}>
    <input
      data-testid={testID}
      type="checkbox"
      className={checkClass}
      checked={checked}
      aria-label={title}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      onChange={(e) => onChange(e.target.checked)}
      {...extraProps}
    />
  </span>
);

/** Native radio buttons in Tremor's colors. */
export const TremorRadioGroup = ({
  className,
  disabled,
  extraProps,
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
}): React.JSX.Element => (
  <NativeRadioGroup
    className={classes('inline-flex flex-wrap gap-4', className)}
    disabled={disabled}
    inputProps={{ className: checkClass, ...extraProps }}
    invalid={invalid}
    labelClassName="inline-flex items-center gap-2 text-tremor-default"
    testID={testID}
    title={title}
    value={value}
    values={values}
    onChange={onChange}
  />
);
