import { Checkbox, DatePicker, Input, InputNumber, Radio, Switch, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import {
  getFirstOption,
  joinWith,
  type Option,
  useValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';

const TIME = 'HH:mm:ss';
const isRange = (operator: string) => operator === 'between' || operator === 'notBetween';

/** The date or time of a value, or nothing where the value is none. */
function dateOf(value: unknown, format?: string): Dayjs | undefined {
  const date = dayjs(value as string, format);
  return date.isValid() ? date : undefined;
}

interface Props extends ValueEditorProps {
  extraProps?: Record<string, unknown>;
}

/**
 * Ant Design's controls for the values of rules.
 *
 * It replaces the value editor of `@react-querybuilder/antd` 7.4.0, which throws an error with
 * `react-querybuilder` 7.7: it passes `useValueEditor` only some of the props, and not `schema`.
 */
export function AntDValueEditor(props: Props) {
  const {
    className,
    disabled,
    extraProps,
    fieldData,
    handleOnChange,
    inputType,
    listsAsArrays,
    operator,
    parseNumbers: _parseNumbers,
    schema,
    selectorComponent: Selector = schema.controls.valueSelector,
    separator,
    testID,
    title,
    type,
    value,
    values = [],
    valueSource: _valueSource,
    ...rest
  } = props;
  const { valueAsArray, multiValueHandler, valueListItemClassName } = useValueEditor(props);
  if (operator === 'null' || operator === 'notNull') return null;

  const kind = operator === 'in' || operator === 'notIn' ? 'text' : inputType || 'text';
  const hasDate = kind === 'date' || kind === 'datetime-local';
  const placeholder = fieldData?.placeholder ?? '';
  const shared = { className, disabled, placeholder };
  const select = { ...rest, disabled, listsAsArrays, options: values, schema };

  if (isRange(operator) && (type === 'select' || (type === 'text' && !hasDate))) {
    const [from, to] = ['from', 'to'].map((key, index) => {
      const item = { ...shared, className: valueListItemClassName };
      const onChange = (end: unknown) => multiValueHandler(end, index);
      const end = valueAsArray[index];
      if (type === 'select') {
        return (
          <Selector
            {...select}
            key={key}
            className={valueListItemClassName}
            handleOnChange={onChange}
            value={end ?? getFirstOption(values)}
          />
        );
      }
      if (kind === 'time') {
        return (
          <TimePicker
            key={key}
            {...item}
            value={end ? dayjs(end, TIME) : null}
            onChange={(time) => onChange(time?.format(TIME) ?? '')}
            {...extraProps}
          />
        );
      }
      return kind === 'number' ? (
        <InputNumber
          key={key}
          {...item}
          type={kind}
          value={end ?? ''}
          onChange={onChange}
          {...extraProps}
        />
      ) : (
        <Input
          key={key}
          {...item}
          type={kind}
          value={end ?? ''}
          onChange={({ target }) => onChange(target.value)}
          {...extraProps}
        />
      );
    });
    return (
      <span data-testid={testID} className={className} title={title}>
        {from}
        {separator}
        {to}
      </span>
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

  if (hasDate) {
    const showTime = kind === 'datetime-local';
    const format = showTime ? 'YYYY-MM-DDTHH:mm:ss' : 'YYYY-MM-DD';
    if (!isRange(operator)) {
      return (
        <DatePicker
          {...shared}
          showTime={showTime}
          value={dateOf(value)}
          onChange={(_, text) => handleOnChange(text)}
          {...extraProps}
        />
      );
    }
    const [first, last = null] = valueAsArray.map((end) => dateOf(end));
    return (
      <DatePicker.RangePicker
        className={className}
        disabled={disabled}
        placeholder={[placeholder, placeholder]}
        showTime={showTime}
        value={first ? [first, last] : undefined}
        onChange={(dates) => {
          const ends = dates?.map((date) => date?.format(format));
          handleOnChange(ends && !listsAsArrays ? joinWith(ends, ',') : ends);
        }}
        {...extraProps}
      />
    );
  }
  if (kind === 'time') {
    return (
      <TimePicker
        {...shared}
        value={dateOf(value, TIME)}
        onChange={(time) => handleOnChange(time?.format(TIME) ?? '')}
        {...extraProps}
      />
    );
  }
  if (kind === 'number') {
    return (
      <InputNumber
        {...shared}
        type={kind}
        title={title}
        value={value}
        onChange={handleOnChange}
        {...extraProps}
      />
    );
  }
  return (
    <Input
      {...shared}
      type={kind}
      title={title}
      value={value}
      onChange={({ target }) => handleOnChange(target.value)}
      {...extraProps}
    />
  );
}
