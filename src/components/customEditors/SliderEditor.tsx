import type { ValueEditorProps } from 'react-querybuilder';

/** A slider, with its value next to it. `fieldData` holds the `min`, `max` and `step` of the field. */
export default function SliderEditor(props: ValueEditorProps) {
  const { value, handleOnChange, className, title, disabled, testID, fieldData } = props;
  const {
    min = 0,
    max = 100,
    step = 1,
  } = fieldData as { min?: number; max?: number; step?: number };
  const current = value === '' ? min : Number(value);
  return (
    <span className={`${className} slider`}>
      <input
        type="range"
        aria-label={title}
        data-testid={testID}
        disabled={disabled}
        min={min}
        max={max}
        step={step}
        value={current}
        onChange={({ target }) => handleOnChange(Number(target.value))}
      />
      <output>{current}</output>
    </span>
  );
}
