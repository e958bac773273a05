import type { MultiSelectProps } from '@tremor/react';
import { MultiSelect, MultiSelectItem, Select, SelectItem } from '@tremor/react';
import type * as React from 'react';
import { useRef } from 'react';
import type { FullOption, FullOptionList, VersatileSelectorProps } from 'react-querybuilder';
import { isOptionGroupArray, toArray, useValueSelector } from 'react-querybuilder';
import { TremorOptionGroupLabel } from './TremorOptionGroupLabel';
import { hideFromKeyboard, useControlNames } from './useControlNames';

/**
 * Props of {@link TremorValueSelector}: those of every standard selector, and the texts, icon and
 * error state of Tremor's `Select` and `MultiSelect`.
 */
export type TremorValueSelectorProps = VersatileSelectorProps &
  Pick<MultiSelectProps, 'error' | 'errorMessage' | 'icon' | 'placeholder' | 'placeholderSearch'>;

/** Renders a flat or grouped list with the given kind of item. */
const toItems = (
  list: FullOptionList<FullOption>,
  toItem: (option: FullOption) => React.JSX.Element,
) =>
  isOptionGroupArray(list)
    ? list.flatMap((group) => [
        <TremorOptionGroupLabel key={`group: ${group.label}`} value={`group: ${group.label}`}>
          {group.label}
        </TremorOptionGroupLabel>,
        ...group.options.map(toItem),
      ])
    : list.map(toItem);

// Tremor passes unknown props on to the option, which can be disabled, but does not declare it.
const disabledProps = (option: FullOption): object =>
  option.disabled ? { disabled: true, className: 'opacity-50' } : {};

const toSelectItem = (option: FullOption) => (
  <SelectItem key={option.name} value={option.name} {...disabledProps(option)}>
    {option.label}
  </SelectItem>
);

const toMultiSelectItem = (option: FullOption) => (
  <MultiSelectItem
    key={option.name}
    // The option says that it is selected, so its checkbox is for the eye only.
    ref={(element) => hideFromKeyboard(element?.querySelector('input') ?? null)}
    value={option.name}
    {...disabledProps(option)}
  >
    {option.label}
  </MultiSelectItem>
);

/**
 * Tremor `Select`, or `MultiSelect` when several values can be chosen.
 *
 * Replaces the default `valueSelector` component, and with it every selector: combinators,
 * fields, operators, value sources and the `select`/`multiselect` value editors.
 *
 * `value`, `handleOnChange`, `multiple` (selects several values; `listsAsArrays` reports them as
 * an array instead of a comma-separated string), `title` (tooltip and accessible name),
 * `className`, `disabled`, `testID`, and Tremor's `error`, `errorMessage`, `icon`, `placeholder`
 * and `placeholderSearch`.
 */
export const TremorValueSelector = (props: TremorValueSelectorProps): React.JSX.Element => {
  const { className, disabled, error, errorMessage, icon, options, placeholder, title } = props;
  const { onChange, val } = useValueSelector(props);
  const ref = useRef<HTMLInputElement>(null);
  useControlNames(ref, title);

  const common = {
    'data-testid': props.testID,
    className,
    disabled,
    error,
    errorMessage,
    placeholder,
    ref,
    title,
  };

  return props.multiple ? (
    <MultiSelect
      {...common}
      icon={icon}
      placeholderSearch={props.placeholderSearch}
      value={toArray(val).map(String)}
      onValueChange={onChange}
    >
      {toItems(options, toMultiSelectItem)}
    </MultiSelect>
  ) : (
    <Select
      {...common}
      icon={typeof icon === 'string' ? undefined : icon}
      enableClear={false}
      value={`${val ?? ''}`}
      onValueChange={onChange}
    >
      {toItems(options, toSelectItem)}
    </Select>
  );
};
