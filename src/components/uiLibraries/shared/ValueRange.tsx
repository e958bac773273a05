import type { ReactNode } from 'react';
import { getFirstOption, type useValueEditor, type ValueEditorProps } from 'react-querybuilder';

/** One of the two inputs of a range. */
export interface RangeInput {
  key: number;
  className: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Props {
  props: ValueEditorProps;
  editor: ReturnType<typeof useValueEditor>;
  renderInput: (input: RangeInput) => ReactNode;
}

/** The controls of `between` and `notBetween`: two inputs or two selectors around the separator. */
export function ValueRange({ props, editor, renderInput }: Props) {
  const { className, separator, testID, title, type, values = [] } = props;
  const [from, to] = [0, 1].map((key) => {
    const { valueListItemClassName } = editor;
    const value = editor.valueAsArray[key];
    const onChange = (end: unknown) => editor.multiValueHandler(end, key);
    if (type !== 'select')
      return renderInput({ key, className: valueListItemClassName, value, onChange });
    const { Selector, select } = selectorOf(props);
    return (
      <Selector
        {...select}
        key={key}
        className={valueListItemClassName}
        handleOnChange={onChange}
        value={value ?? getFirstOption(values)}
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

/** The selector of a value editor, with the props that it has for one value and for each end of a range. */
export function selectorOf({
  className: _className,
  fieldData: _fieldData,
  handleOnChange: _handleOnChange,
  inputType: _inputType,
  operator: _operator,
  parseNumbers: _parseNumbers,
  selectorComponent,
  separator: _separator,
  testID: _testID,
  title: _title,
  type: _type,
  value: _value,
  values = [],
  valueSource: _valueSource,
  ...rest
}: ValueEditorProps) {
  return {
    Selector: selectorComponent ?? rest.schema.controls.valueSelector,
    select: { ...rest, options: values },
  };
}

/** The type of the input. A list of values is typed with commas, which number and date inputs reject. */
export const inputTypeOf = ({ operator, inputType }: ValueEditorProps): string =>
  operator === 'in' || operator === 'notIn' ? 'text' : inputType || 'text';
