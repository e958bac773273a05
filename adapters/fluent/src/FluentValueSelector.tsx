import type { SelectProps } from '@fluentui/react-components';
import { Dropdown, Option, OptionGroup, Select } from '@fluentui/react-components';
import type * as React from 'react';
import type { FullOption, FullOptionList, VersatileSelectorProps } from 'react-querybuilder';
import {
  isOptionGroupArray,
  toArray,
  toFlatOptionArray,
  toOptions,
  useSelectElementChangeHandler,
  useValueSelector,
} from 'react-querybuilder';

/**
 * Props of {@link FluentValueSelector}: those of every standard selector, and the appearance of
 * a Fluent `Select` or `Dropdown`. `aria-invalid` shows the control as invalid.
 */
export type FluentValueSelectorProps = VersatileSelectorProps &
  Pick<SelectProps, 'appearance' | 'aria-invalid' | 'size'>;

const toOption = (option: FullOption) => (
  <Option key={option.name} value={option.name} text={option.label} disabled={option.disabled}>
    {option.label}
  </Option>
);

const toFluentOptions = (list: FullOptionList<FullOption>) =>
  isOptionGroupArray(list)
    ? list.map((group) => (
        <OptionGroup key={group.label} label={group.label}>
          {group.options.map(toOption)}
        </OptionGroup>
      ))
    : list.map(toOption);

/**
 * Fluent `Select`, or a multiselect `Dropdown` when several values can be chosen.
 *
 * Replaces the default `valueSelector` component, and with it every selector: combinators,
 * fields, operators, value sources and the `select`/`multiselect` value editors.
 *
 * `value`, `handleOnChange`, `multiple` (selects several values; `listsAsArrays` reports them as
 * an array instead of a comma-separated string), `title` (tooltip and accessible name),
 * `className`, `disabled`, `testID`, and Fluent's `appearance` and `size`.
 */
export const FluentValueSelector = (props: FluentValueSelectorProps): React.JSX.Element => {
  const { appearance, className, disabled, multiple, options, size = 'small', title } = props;
  const { onChange, val } = useValueSelector(props);
  const selectChangeHandler = useSelectElementChangeHandler({ multiple: false, onChange });
  const common = {
    'aria-invalid': props['aria-invalid'],
    'aria-label': title,
    'data-testid': props.testID,
    appearance,
    className,
    disabled,
    size,
    title,
  };

  if (multiple) {
    const selected = toArray(val).map(String);
    const labels = new Map(
      toFlatOptionArray<FullOption, FullOptionList<FullOption>>(options).map((o) => [
        o.name,
        o.label,
      ]),
    );

    return (
      <Dropdown
        {...common}
        multiselect
        selectedOptions={selected}
        value={selected.map((name) => labels.get(name) ?? name).join(', ')}
        onOptionSelect={(_e, data) => onChange(data.selectedOptions)}
      >
        {toFluentOptions(options)}
      </Dropdown>
    );
  }

  return (
    <Select {...common} value={val ?? ''} onChange={selectChangeHandler}>
      {toOptions(options)}
    </Select>
  );
};
