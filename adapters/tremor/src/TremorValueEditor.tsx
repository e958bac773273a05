import { Textarea } from '@tremor/react';
import type * as React from 'react';
import type { FullOption, FullOptionList, ValueEditorProps } from 'react-querybuilder';
import { joinWith, parseNumber, useValueEditor } from 'react-querybuilder';
import { isInvalid } from '../../shared/src/utils';
import { inputTypeOf, isValueRange, ValueRange } from '../../shared/src/ValueRange';
import { TremorCheckbox, TremorRadioGroup } from './TremorChoiceEditors';
import { TremorDateEditor, TremorDateRangeEditor } from './TremorDateEditor';
import { TremorInput } from './TremorInput';
import { TremorSwitchEditor } from './TremorSwitchEditor';

/**
 * Value editor of Tremor form controls.
 *
 * Replaces the default `valueEditor` component. It renders, by `type` and `inputType`:
 *
 * - `text` (and no type): `NumberInput` for numbers, `DatePicker` for dates, `TextInput` of the
 *   given `inputType` for everything else, native date-and-time and time inputs included; always
 *   a text input for the `in` and `notIn` operators
 * - `select`, `multiselect`: the `selectorComponent`, by default the `valueSelector` control
 * - `checkbox`: a native checkbox in Tremor's colors (Tremor has none)
 * - `switch`: `Switch`
 * - `radio`: native radio buttons in Tremor's colors (Tremor has none)
 * - `textarea`: `Textarea`
 * - for `between` and `notBetween`, `DateRangePicker` for dates, and two inputs or two selectors
 *   around `separator` otherwise
 *
 * Nothing is rendered for `null` and `notNull`. The control of a rule that fails validation shows
 * Tremor's error state.
 *
 * Props in `extraProps` are passed to the control, but not to selectors.
 */
export const TremorValueEditor = (
  props: ValueEditorProps & { extraProps?: Record<string, unknown> },
): React.JSX.Element | null => {
  const {
    className,
    disabled,
    fieldData,
    handleOnChange,
    listsAsArrays,
    operator,
    testID,
    title,
    value,
    selectorComponent: SelectorComponent = props.schema.controls.valueSelector,
  } = props;
  const type = props.type ?? 'text';
  const values: FullOptionList<FullOption> = props.values ?? [];
  // Widened, because the extra props can be meant for any of the controls.
  const extraProps: object = props.extraProps ?? {};
  const editor = useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') {
    return null;
  }

  const invalid = isInvalid(props.validation);
  const ariaInvalid = invalid || undefined;
  const errorProps = invalid ? { error: true } : {};
  const placeholder = fieldData?.placeholder ?? '';
  const coercedInputType = inputTypeOf(props);

  if (isValueRange(props) && type === 'text' && coercedInputType === 'date') {
    return (
      <TremorDateRangeEditor
        className={className}
        disabled={disabled}
        extraProps={extraProps}
        invalid={invalid}
        placeholder={placeholder}
        testID={testID}
        title={title}
        values={editor.valueAsArray}
        onChange={(dates) => handleOnChange(listsAsArrays ? dates : joinWith(dates, ','))}
      />
    );
  }

  const input = { disabled, extraProps, inputType: coercedInputType, invalid, placeholder };

  if (isValueRange(props)) {
    return (
      <ValueRange
        props={props}
        editor={editor}
        selectorProps={errorProps}
        renderInput={({ key, ...half }) => <TremorInput key={key} {...input} {...half} />}
      />
    );
  }

  switch (type) {
    case 'select':
    case 'multiselect':
      return (
        <SelectorComponent
          {...props}
          {...errorProps}
          options={values}
          multiple={type === 'multiselect'}
          listsAsArrays={listsAsArrays}
        />
      );

    case 'textarea':
      return (
        <Textarea
          data-testid={testID}
          className={className}
          placeholder={placeholder}
          value={`${value ?? ''}`}
          title={title}
          aria-label={title}
          aria-invalid={ariaInvalid}
          error={invalid}
          disabled={disabled}
          onChange={(e) => handleOnChange(e.target.value)}
          {...extraProps}
        />
      );

    case 'switch':
      return (
        <TremorSwitchEditor
          checked={!!value}
          className={className}
          disabled={disabled}
          extraProps={extraProps}
          testID={testID}
          title={title}
          onChange={handleOnChange}
        />
      );

    case 'checkbox':
      return (
        <TremorCheckbox
          checked={!!value}
          className={className}
          disabled={disabled}
          extraProps={extraProps}
          invalid={invalid}
          testID={testID}
          title={title}
          onChange={handleOnChange}
        />
      );

    case 'radio':
      return (
        <TremorRadioGroup
          className={className}
          disabled={disabled}
          extraProps={extraProps}
          invalid={invalid}
          testID={testID}
          title={title}
          value={value}
          values={values}
          onChange={handleOnChange}
        />
      );
  }

  if (coercedInputType === 'date') {
    return (
      <TremorDateEditor
        className={className}
        disabled={disabled}
        extraProps={extraProps}
        invalid={invalid}
        placeholder={placeholder}
        testID={testID}
        title={title}
        value={value}
        onChange={handleOnChange}
      />
    );
  }

  return (
    <TremorInput
      {...input}
      className={className}
      testID={testID}
      title={title}
      value={value}
      onChange={(text) =>
        handleOnChange(parseNumber(text, { parseNumbers: editor.parseNumberMethod }))
      }
    />
  );
};
