import type * as React from 'react';
import type { FullOption, FullOptionList, ValueEditorProps } from 'react-querybuilder';
import { parseNumber, useValueEditor } from 'react-querybuilder';
import { NativeRadioGroup } from '../../shared/src/NativeRadioGroup';
import { classes, isInvalid } from '../../shared/src/utils';
import { inputTypeOf, isValueRange, ValueRange } from '../../shared/src/ValueRange';
import { BulmaCheckbox } from './BulmaCheckbox';

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
        <BulmaCheckbox
          checked={!!value}
          className={className}
          disabled={disabled}
          invalid={invalid}
          isSwitch={type === 'switch'}
          testID={testID}
          title={title}
          onChange={handleOnChange}
        />
      );

    case 'radio':
      return (
        <NativeRadioGroup
          className={classes(className, 'radios')}
          disabled={disabled}
          invalid={invalid}
          labelClassName="radio"
          testID={testID}
          title={title}
          value={value}
          values={values}
          onChange={handleOnChange}
        />
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
