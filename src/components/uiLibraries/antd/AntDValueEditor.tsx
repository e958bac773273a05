import { Checkbox, Input, Radio, Switch } from 'antd';
import { type Option, useValueEditor, type ValueEditorProps } from 'react-querybuilder';
import { inputTypeOf, selectorOf, ValueRange } from '../shared/ValueRange';
import { AntDInput } from './AntDInput';
import { usePickers } from './usePickers';

interface Props extends ValueEditorProps {
  extraProps?: Record<string, unknown>;
  /** What a picker for a date or a time gets in addition. */
  pickerProps?: Record<string, unknown>;
}

/**
 * Ant Design's controls for the values of rules.
 *
 * It replaces the value editor of `@react-querybuilder/antd` 7.4.0, which throws an error with
 * `react-querybuilder` 7.7: it passes `useValueEditor` only some of the props, and not `schema`.
 */
export function AntDValueEditor({ extraProps, pickerProps, ...props }: Props) {
  const { className, disabled, fieldData, handleOnChange, operator, title, type, value } = props;
  const values = props.values ?? [];
  const editor = useValueEditor(props);
  const kind = inputTypeOf(props);
  const hasDate = type === 'text' && (kind === 'date' || kind === 'datetime-local');
  const pickers = usePickers(hasDate);
  if (operator === 'null' || operator === 'notNull') return null;

  const isRange = operator === 'between' || operator === 'notBetween';
  const placeholder = fieldData?.placeholder ?? '';
  const shared = { className, disabled, placeholder };
  const { Selector, select } = selectorOf(props);

  if (isRange && (type === 'select' || (type === 'text' && !pickers))) {
    return (
      <ValueRange
        props={props}
        editor={editor}
        renderInput={({ key, ...half }) => (
          <AntDInput
            key={key}
            {...half}
            disabled={disabled}
            extraProps={extraProps}
            kind={kind}
            pickerProps={pickerProps}
            placeholder={placeholder}
          />
        )}
      />
    );
  }

  switch (type) {
    case 'select':
    case 'multiselect':
      return (
        <Selector
          {...select}
          className={className}
          handleOnChange={handleOnChange}
          multiple={type === 'multiselect'}
          title={title}
          value={value}
          {...extraProps}
        />
      );
    case 'textarea':
      return (
        <Input.TextArea
          {...shared}
          title={title}
          value={value}
          onChange={({ target }) => handleOnChange(target.value)}
          {...extraProps}
        />
      );
    case 'switch':
      return (
        <Switch
          className={className}
          disabled={disabled}
          title={title}
          checked={!!value}
          onChange={handleOnChange}
          {...extraProps}
        />
      );
    case 'checkbox':
      return (
        <span className={className} title={title}>
          <Checkbox
            disabled={disabled}
            checked={!!value}
            onChange={({ target }) => handleOnChange(target.checked)}
            {...extraProps}
          />
        </span>
      );
    case 'radio':
      return (
        <span className={className} title={title}>
          {(values as Option[]).map(({ name, label }) => (
            <Radio
              key={name}
              value={name}
              disabled={disabled}
              checked={value === name}
              onChange={({ target }) => handleOnChange(target.value)}
              {...extraProps}
            >
              {label}
            </Radio>
          ))}
        </span>
      );
  }

  if (pickers) {
    return (
      <pickers.AntDDatePicker
        {...shared}
        extraProps={{ ...extraProps, ...pickerProps }}
        isRange={isRange}
        listsAsArrays={props.listsAsArrays}
        showTime={kind === 'datetime-local'}
        value={value}
        values={editor.valueAsArray}
        onChange={handleOnChange}
      />
    );
  }
  return (
    <AntDInput
      {...shared}
      extraProps={extraProps}
      kind={kind}
      pickerProps={pickerProps}
      title={title}
      value={value}
      onChange={handleOnChange}
    />
  );
}
