import type { TextInputProps } from '@tremor/react';
import { NumberInput, Textarea, TextInput } from '@tremor/react';
import type * as React from 'react';
import { useId } from 'react';
import type { FullOption, FullOptionList, ValueEditorProps } from 'react-querybuilder';
import {
  getFirstOption,
  joinWith,
  parseNumber,
  toFlatOptionArray,
  useValueEditor,
} from 'react-querybuilder';
import { TremorDateEditor, TremorDateRangeEditor } from './TremorDateEditor';
import { TremorSwitchEditor } from './TremorSwitchEditor';
import { classes, isInvalid, pairTitle, toInputValue } from './utils';

// Tremor has no checkbox and no radio button, so these are native ones in Tremor's tokens.
const checkClass =
  'h-4 w-4 accent-tremor-brand disabled:opacity-50 dark:accent-dark-tremor-brand dark:[color-scheme:dark]';
// Native pickers draw their own icon, which follows the color scheme only.
const inputClass = 'dark:[color-scheme:dark]';

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
 * @param props - Standard `ValueEditorProps`. `extraProps` is passed on to the Tremor control
 * (not to selectors).
 */
export const TremorValueEditor = (
  props: ValueEditorProps & { extraProps?: Record<string, unknown> },
): React.JSX.Element | null => {
  const {
    className,
    disabled,
    fieldData,
    handleOnChange,
    inputType,
    listsAsArrays,
    operator,
    separator = null,
    testID,
    title,
    value,
    selectorComponent: SelectorComponent = props.schema.controls.valueSelector,
  } = props;
  const type = props.type ?? 'text';
  const values: FullOptionList<FullOption> = props.values ?? [];
  // Widened, because the extra props can be meant for any of the controls.
  const extraProps: object = props.extraProps ?? {};
  const radioName = useId();
  const { valueAsArray, multiValueHandler, parseNumberMethod, valueListItemClassName } =
    useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') {
    return null;
  }

  const invalid = isInvalid(props.validation);
  const ariaInvalid = invalid || undefined;
  const errorProps = invalid ? { error: true } : {};
  const placeholder = fieldData?.placeholder ?? '';
  // A list of values is typed with commas, which number and date inputs do not accept.
  const coercedInputType = ['in', 'notIn'].includes(operator) ? 'text' : inputType || 'text';
  const isRange = operator === 'between' || operator === 'notBetween';

  if (isRange && type === 'text' && coercedInputType === 'date') {
    return (
      <TremorDateRangeEditor
        className={className}
        disabled={disabled}
        extraProps={extraProps}
        invalid={invalid}
        placeholder={placeholder}
        testID={testID}
        title={title}
        values={valueAsArray}
        onChange={(dates) => handleOnChange(listsAsArrays ? dates : joinWith(dates, ','))}
      />
    );
  }

  /** One text-like input: the only one, or one half of a pair. */
  const renderInput = (
    inputProps: {
      key?: number;
      'data-testid'?: string;
      className?: string;
      title?: string;
      value: unknown;
    },
    onChange: (value: string) => void,
  ) => {
    const { key, ...rest } = inputProps;
    const common = {
      ...rest,
      'aria-invalid': ariaInvalid,
      'aria-label': rest.title,
      className: classes(rest.className, inputClass),
      disabled,
      error: invalid,
      onChange: (e: React.ChangeEvent<HTMLInputElement>) => onChange(e.target.value),
      placeholder,
      value: toInputValue(rest.value, coercedInputType),
      ...extraProps,
    };

    return coercedInputType === 'number' ? (
      <NumberInput key={key} {...common} />
    ) : (
      // Tremor's list of input types is shorter than that of the native input it renders.
      <TextInput key={key} {...common} type={coercedInputType as TextInputProps['type']} />
    );
  };

  if (isRange && (type === 'select' || type === 'text')) {
    const [from, to] = [0, 1].map((i) =>
      type === 'text' ? (
        renderInput(
          {
            key: i,
            className: valueListItemClassName,
            title: pairTitle(title, i),
            value: valueAsArray[i],
          },
          (v) => multiValueHandler(v, i),
        )
      ) : (
        <SelectorComponent
          key={i}
          {...props}
          {...errorProps}
          testID={undefined}
          className={valueListItemClassName}
          title={pairTitle(title, i)}
          handleOnChange={(v: unknown) => multiValueHandler(v, i)}
          value={valueAsArray[i] ?? getFirstOption(values) ?? undefined}
          options={values}
          multiple={false}
        />
      ),
    );

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
        <span className={className} title={title}>
          <input
            data-testid={testID}
            type="checkbox"
            className={checkClass}
            checked={!!value}
            aria-label={title}
            aria-invalid={ariaInvalid}
            disabled={disabled}
            onChange={(e) => handleOnChange(e.target.checked)}
            {...extraProps}
          />
        </span>
      );

    case 'radio':
      return (
        <span
          data-testid={testID}
          role="radiogroup"
          className={classes('inline-flex flex-wrap gap-4', className)}
          title={title}
          aria-label={title}
          aria-invalid={ariaInvalid}
        >
          {toFlatOptionArray(values).map((option) => (
            <label key={option.name} className="inline-flex items-center gap-2 text-tremor-default">
              <input
                type="radio"
                className={checkClass}
                name={radioName}
                value={option.name}
                checked={value === option.name}
                disabled={disabled || option.disabled}
                onChange={(e) => handleOnChange(e.target.value)}
                {...extraProps}
              />
              {option.label}
            </label>
          ))}
        </span>
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

  return renderInput({ 'data-testid': testID, className, title, value }, (v) =>
    handleOnChange(parseNumber(v, { parseNumbers: parseNumberMethod })),
  );
};
