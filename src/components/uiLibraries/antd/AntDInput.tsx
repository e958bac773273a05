import { Input, InputNumber } from 'antd';
import { usePickers } from './usePickers';

interface Props {
  className?: string;
  disabled?: boolean;
  extraProps?: Record<string, unknown>;
  /** The type of a native input. */
  kind: string;
  /** What a picker gets in addition. */
  pickerProps?: Record<string, unknown>;
  placeholder: string;
  title?: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** An input for a text, a number, a time or a date: the only one of a rule, or one half of a range. */
export function AntDInput({
  extraProps,
  kind,
  pickerProps,
  title,
  value,
  onChange,
  ...shared
}: Props) {
  const pickers = usePickers(kind === 'time');
  if (pickers) {
    return (
      <pickers.AntDTimePicker
        {...shared}
        value={value}
        onChange={onChange}
        extraProps={{ ...extraProps, ...pickerProps }}
      />
    );
  }
  const input = { ...shared, title, type: kind, value: (value as string) ?? '' };
  return kind === 'number' ? (
    <InputNumber {...input} onChange={onChange} {...extraProps} />
  ) : (
    <Input {...input} onChange={({ target }) => onChange(target.value)} {...extraProps} />
  );
}
