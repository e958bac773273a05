import type * as React from 'react';
import type {
  FullOption,
  FullOptionList,
  useValueEditor,
  ValueEditorProps,
} from 'react-querybuilder';
import { getFirstOption } from 'react-querybuilder';
import { pairTitle } from './utils';

/** What one of the two inputs of a range receives. */
export interface RangeInputProps {
  key: number;
  className: string;
  title: string | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface Props {
  props: ValueEditorProps;
  editor: ReturnType<typeof useValueEditor>;
  /** The props of each selector, in addition to those of the value editor. */
  selectorProps: Record<string, unknown>;
  renderInput: (input: RangeInputProps) => React.ReactNode;
}

/** The controls of `between` and `notBetween`: two inputs or two selectors around the separator. */
export const ValueRange = ({
  props,
  editor,
  selectorProps,
  renderInput,
}: Props): React.JSX.Element => {
  const { className, separator = null, testID, title, type = 'text' } = props;
  const { multiValueHandler, valueAsArray, valueListItemClassName } = editor;
  const Selector = props.selectorComponent ?? props.schema.controls.valueSelector;
  const values: FullOptionList<FullOption> = props.values ?? [];
  const [from, to] = [0, 1].map((index) => {
    const half = { className: valueListItemClassName, title: pairTitle(title, index) };
    const onChange = (value: unknown) => multiValueHandler(value, index);
    return type === 'text' ? (
      renderInput({ ...half, key: index, value: valueAsArray[index], onChange })
    ) : (
      <Selector
        key={index}
        {...props}
        {...half}
        {...selectorProps}
        testID={undefined}
        handleOnChange={onChange}
        value={valueAsArray[index] ?? getFirstOption(values) ?? undefined}
        options={values}
        multiple={false}
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
};

/** Tells whether a value editor shows a range of two inputs or two selectors. */
export const isValueRange = ({ operator, type = 'text' }: ValueEditorProps): boolean =>
  (operator === 'between' || operator === 'notBetween') && (type === 'select' || type === 'text');

/** The type of the input. A list of values is typed with commas, which number and date inputs reject. */
export const inputTypeOf = ({ operator, inputType }: ValueEditorProps): string =>
  operator === 'in' || operator === 'notIn' ? 'text' : inputType || 'text';
