import type * as React from 'react';
import { useId } from 'react';
import type { FullOption, FullOptionList, ValueEditorProps } from 'react-querybuilder';
import { parseNumber, toFlatOptionArray, useValueEditor } from 'react-querybuilder';
import { classes, isInvalid } from '../../shared/src/utils';
import { inputTypeOf, isValueRange, ValueRange } from '../../shared/src/ValueRange';

/**
 * Value editor in Bulma's form markup.
 *
 * Replaces the default `valueEditor` component. It renders, by `type` and `inputType`:
 *
 * - `text` (and no type): `input.input` of the given `inputType`, native controls for numbers,
 *   dates and times included; always a text input for the `in` and `notIn` operators
 * - `select`, `multiselect`: the `selectorComponent`, by default the `valueSelector` control
 * - `checkbox`, `switch`: a checkbox (Bulma has no switch)
 * - `radio`: one `label.radio` per option
 * - `textarea`: `textarea.textarea`
 * - two inputs or two selectors around `separator` for `between` and `notBetween`
 *
 * Nothing is rendered for `null` and `notNull`. The control of a rule that fails validation gets
 * Bulma's `is-danger` and `aria-invalid`.
 */
export const BulmaValueEditor = (props: ValueEditorProps): React.JSX.Element | null => {
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
  const radioName = useId();
  const editor = useValueEditor(props);

  if (operator === 'null' || operator === 'notNull') {
    return null;
  }

  const invalid = isInvalid(props.validation);
  const danger = invalid && 'is-danger';
  const ariaInvalid = invalid || undefined;
  const placeholder = fieldData?.placeholder ?? '';
  const coercedInputType = inputTypeOf(props);

  if (isValueRange(props)) {
    return (
      <ValueRange
        props={props}
        editor={editor}
        selectorProps={{ className: classes(editor.valueListItemClassName, danger) }}
        renderInput={({ className: half, key, onChange, value: text, ...input }) => (
          <input
            {...input}
            key={key}
            type={coercedInputType}
            className={classes(half, 'input is-small', danger)}
            placeholder={placeholder}
            value={`${text ?? ''}`}
            aria-label={input.title}
            aria-invalid={ariaInvalid}
            disabled={disabled}
            onChange={(e) => onChange(e.target.value)}
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
          className={classes(className, danger)}
          options={values}
          multiple={type === 'multiselect'}
          listsAsArrays={listsAsArrays}
        />
      );

    case 'textarea':
      // Bulma makes a textarea as wide as what contains it, which must not be the whole rule.
      return (
        <div className={classes(className, 'control is-flex-grow-1')}>
          <textarea
            data-testid={testID}
            className={classes('textarea is-small', danger)}
            placeholder={placeholder}
            value={value ?? ''}
            title={title}
            aria-label={title}
            aria-invalid={ariaInvalid}
            disabled={disabled}
            onChange={(e) => handleOnChange(e.target.value)}
          />
        </div>
      );

    case 'switch':
    case 'checkbox':
      return (
        <label className={classes(className, 'checkbox')} title={title}>
          <input
            data-testid={testID}
            type="checkbox"
            role={type === 'switch' ? 'switch' : undefined}
            checked={!!value}
            aria-label={title}
            aria-invalid={ariaInvalid}
            disabled={disabled}
            onChange={(e) => handleOnChange(e.target.checked)}
          />
        </label>
      );

    case 'radio':
      return (
        <span
          data-testid={testID}
          role="radiogroup"
          className={classes(className, 'radios')}
          title={title}
          aria-label={title}
          aria-invalid={ariaInvalid}
        >
          {toFlatOptionArray(values).map((option) => (
            <label key={option.name} className="radio">
              <input
                type="radio"
                name={radioName}
                value={option.name}
                checked={value === option.name}
                disabled={disabled || option.disabled}
                onChange={(e) => handleOnChange(e.target.value)}
              />{' '}
              {option.label}
            </label>
          ))}
        </span>
      );
  }

  return (
    <input
      data-testid={testID}
      type={coercedInputType}
      className={classes(className, 'input is-small', danger)}
      placeholder={placeholder}
      value={value ?? ''}
      title={title}
      aria-label={title}
      aria-invalid={ariaInvalid}
      disabled={disabled}
      onChange={(e) =>
        handleOnChange(parseNumber(e.target.value, { parseNumbers: editor.parseNumberMethod }))
      }
    />
  );
};
