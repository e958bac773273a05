import type { TextInputProps } from '@tremor/react';
import { NumberInput, TextInput } from '@tremor/react';
import type * as React from 'react';
import { toInputValue } from '../../shared/src/inputValue';
import { classes } from '../../shared/src/utils';

interface Props {
  className?: string;
  disabled?: boolean;
  extraProps: object;
  inputType: string;
  invalid: boolean;
  placeholder: string;
  testID?: string;
  title?: string;
  value: unknown;
  onChange: (value: string) => void;
}

/** A text-like input: the only one of a rule, or one half of a range. */
export const TremorInput = ({
  className,
  disabled,
  extraProps,
  inputType,
  invalid,
  placeholder,
  testID,
  title,
  value,
  onChange,
}: Props): React.JSX.Element => {
  const common = {
    'aria-invalid': invalid || undefined,
    'aria-label': title,
    // Native pickers draw their own icon, which follows the color scheme only.
    className: classes(className, 'dark:[color-scheme:dark]'),
    'data-testid': testID,
    disabled,
    error: invalid,
    onChange: (e: React.ChangeEvent<HTMLInputElement>) => onChange(e.target.value),
    placeholder,
    title,
    value: toInputValue(value, inputType),
    ...extraProps,
  };
  return inputType === 'number' ? (
    <NumberInput {...common} />
  ) : (
    // Tremor's list of input types is shorter than that of the native input it renders.
    <TextInput {...common} type={inputType as TextInputProps['type']} />
  );
};
