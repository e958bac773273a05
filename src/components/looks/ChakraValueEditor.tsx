import { Checkbox, Input, Radio, RadioGroup, Stack, Switch, Textarea } from '@chakra-ui/react';
import {
  getFirstOption,
  type Option,
  parseNumber,
  useValueEditor,
  type ValueEditorProps,
  ValueSelector,
} from 'react-querybuilder';

/**
 * Chakra UI's controls for the values of rules.
 *
 * It replaces the value editor of `@react-querybuilder/chakra` 7.6.1, which throws an error with
 * `react-querybuilder` 7.7: it passes `useValueEditor` only some of the props, and not `schema`. That
 * editor ignores `parseNumbers` for single values, too.
 */
export function ChakraValueEditor(props: ValueEditorProps) {
  const {
    className,
    disabled,
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
  const editor = useValueEditor(props);
  if (operator === 'null' || operator === 'notNull') return null;

  const kind = operator === 'in' || operator === 'notIn' ? 'text' : inputType || 'text';
  const placeholder = fieldData?.placeholder ?? '';
  const shared = { className, title, isDisabled: disabled };
  const single = { className, handleOnChange, title, value };
  const select = { ...rest, disabled, listsAsArrays, options: values, schema };

  if (
    (operator === 'between' || operator === 'notBetween') &&
    /^(?:select|text)$/.test(type ?? '')
  ) {
    const [from, to] = ['from', 'to'].map((key, index) => {
      const onChange = (end: unknown) => editor.multiValueHandler(end, index);
      const end = editor.valueAsArray[index];
      return type === 'select' ? (
        <Selector
          {...select}
          key={key}
          className={editor.valueListItemClassName}
          handleOnChange={onChange}
          value={end ?? getFirstOption(values)}
        />
      ) : (
        <Input
          key={key}
          className={editor.valueListItemClassName}
          isDisabled={disabled}
          placeholder={placeholder}
          type={kind}
          value={end ?? ''}
          onChange={({ target }) => onChange(target.value)}
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
      return <Selector {...select} {...single} />;
    case 'multiselect':
      // Chakra UI has no control for several values.
      return <ValueSelector {...select} {...single} multiple />;
    case 'textarea':
      return (
        <Textarea
          {...shared}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => handleOnChange(target.value)}
        />
      );
    case 'switch':
      return (
        <Switch
          {...shared}
          isChecked={!!value}
          onChange={({ target }) => handleOnChange(target.checked)}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          isChecked={!!value}
          onChange={({ target }) => handleOnChange(target.checked)}
        />
      );
    case 'radio':
      return (
        <RadioGroup {...shared} value={value} onChange={handleOnChange}>
          <Stack direction="row">
            {(values as Option[]).map(({ name, label }) => (
              <Radio key={name} value={name}>
                {label}
              </Radio>
            ))}
          </Stack>
        </RadioGroup>
      );
  }
  return (
    <Input
      {...shared}
      placeholder={placeholder}
      type={kind}
      value={value}
      onChange={({ target }) =>
        handleOnChange(parseNumber(target.value, { parseNumbers: editor.parseNumberMethod }))
      }
    />
  );
}
