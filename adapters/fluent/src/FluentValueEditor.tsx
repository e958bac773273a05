import type { InputProps } from '@fluentui/react-components';
import { Checkbox, Input, Switch, Textarea } from '@fluentui/react-components';
import type * as React from 'react';
import type { FullOption, FullOptionList, ValueEditorProps } from 'react-querybuilder';
import { parseNumber, useValueEditor } from 'react-querybuilder';
import { toInputValue } from '../../shared/src/inputValue';
import { classes, isInvalid } from '../../shared/src/utils';
import { inputTypeOf, isValueRange, ValueRange } from '../../shared/src/ValueRange';
import { FluentRadioGroup } from './FluentRadioGroup';

/**
 * Value editor of Fluent form controls.
 *
 * Replaces the default `valueEditor` component. It renders, by `type` and `inputType`:
 *
 * - `text` (and no type): `Input` of the given `inputType`, numbers, dates and times included
 *   (Fluent's date picker is a package of its own, so the native picker is used); always a text
 *   input for the `in` and `notIn` operators
 * - `select`, `multiselect`: the `selectorComponent`, by default the `valueSelector` control
 * - `checkbox`: `Checkbox`
 * - `switch`: `Switch`
 * - `radio`: `RadioGroup`
 * - `textarea`: `Textarea`
 * - two inputs or two selectors around `separator` for `between` and `notBetween`
 *
 * Nothing is rendered for `null` and `notNull`. The control of a rule that fails validation gets
 * `aria-invalid`, which Fluent shows as an error.
 *
 * Props in `extraProps` are passed to the control, but not to selectors.
 */
export const FluentValueEditor = (
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

  const invalidProps = isInvalid(props.validation) ? { 'aria-invalid': true } : {};
  const placeholder = fieldData?.placeholder ?? '';
  const coercedInputType = inputTypeOf(props);
  // Fluent's list of input types is shorter than that of the native input it renders.
  const fluentInputType = coercedInputType as InputProps['type'];

  if (isValueRange(props)) {
    return (
      <ValueRange
        props={props}
        editor={editor}
        selectorProps={invalidProps}
        renderInput={({ key, onChange, title: half, value: text, ...input }) => (
          <Input
            key={key}
            {...input}
            size="small"
            type={fluentInputType}
            placeholder={placeholder}
            value={toInputValue(text, coercedInputType)}
            title={half}
            aria-label={half}
            disabled={disabled}
            onChange={(_e, data) => onChange(data.value)}
            {...invalidProps}
            {...extraProps}
          />
        )}
      />
    );
  }

  switch (type) {
    case 'select':
    case 'multiselect':
      return (
        <SelectorComponent
          {...props}
          {...invalidProps}
          options={values}
          multiple={type === 'multiselect'}
          listsAsArrays={listsAsArrays}
        />
      );

    case 'textarea':
      return (
        <Textarea
          data-testid={testID}
          size="small"
          className={className}
          placeholder={placeholder}
          value={`${value ?? ''}`}
          title={title}
          aria-label={title}
          disabled={disabled}
          onChange={(_e, data) => handleOnChange(data.value)}
          {...invalidProps}
          {...extraProps}
        />
      );

    case 'switch':
      return (
        <Switch
          data-testid={testID}
          className={className}
          checked={!!value}
          title={title}
          aria-label={title}
          disabled={disabled}
          onChange={(_e, data) => handleOnChange(data.checked)}
          {...invalidProps}
          {...extraProps}
        />
      );

    case 'checkbox':
      return (
        <Checkbox
          data-testid={testID}
          className={className}
          checked={!!value}
          title={title}
          aria-label={title}
          disabled={disabled}
          onChange={(_e, data) => handleOnChange(data.checked === true)}
          {...invalidProps}
          {...extraProps}
        />
      );

    case 'radio':
      return (
        <FluentRadioGroup
          className={className}
          disabled={disabled}
          extraProps={{ ...invalidProps, ...extraProps }}
          testID={testID}
          title={title}
          value={value}
          values={values}
          onChange={handleOnChange}
        />
      );
  }

  return (
    <Input
      data-testid={testID}
      size="small"
      type={fluentInputType}
      className={classes(className)}
      placeholder={placeholder}
      value={toInputValue(value, coercedInputType)}
      title={title}
      aria-label={title}
      disabled={disabled}
      onChange={(_e, data) =>
        handleOnChange(parseNumber(data.value, { parseNumbers: editor.parseNumberMethod }))
      }
      {...invalidProps}
      {...extraProps}
    />
  );
};
