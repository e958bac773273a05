import { Checkbox, Input, Radio, RadioGroup, Stack, Switch, Textarea } from '@chakra-ui/react';
import {
  type Option,
  parseNumber,
  useValueEditor,
  type ValueEditorProps,
  ValueSelector,
} from 'react-querybuilder';
import { inputTypeOf, selectorOf, ValueRange } from '../shared/ValueRange';

/**
 * Chakra UI's controls for the values of rules.
 *
 * It replaces the value editor of `@react-querybuilder/chakra` 7.6.1, which throws an error with
 * `react-querybuilder` 7.7: it passes `useValueEditor` only some of the props, and not `schema`. That
 * editor ignores `parseNumbers` for single values, too.
 */
export function ChakraValueEditor(props: ValueEditorProps) {
  const { className, disabled, fieldData, handleOnChange, operator, title, type, value } = props;
  const values = props.values ?? [];
  const editor = useValueEditor(props);
  if (operator === 'null' || operator === 'notNull') return null;

  const kind = inputTypeOf(props);
  const placeholder = fieldData?.placeholder ?? '';
  const shared = { className, title, isDisabled: disabled };
  const single = { className, handleOnChange, title, value };
  const { Selector, select } = selectorOf(props);

  if (
    (operator === 'between' || operator === 'notBetween') &&
    /^(?:select|text)$/.test(type ?? '')
  ) {
    return (
      <ValueRange
        props={props}
        editor={editor}
        renderInput={({ key, className: half, value: end, onChange }) => (
          <Input
            key={key}
            className={half}
            isDisabled={disabled}
            placeholder={placeholder}
            type={kind}
            value={(end as string) ?? ''}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
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
