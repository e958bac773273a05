import { Input, InputNumber, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';

const TIME = 'HH:mm:ss';

interface Props {
  className?: string;
  disabled?: boolean;
  extraProps?: Record<string, unknown>;
  /** The type of a native input. */
  kind: string;
  placeholder: string;
  title?: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

function timeOf(value: unknown): Dayjs | null {
  const time = dayjs(value as string, TIME);
  return value && time.isValid() ? time : null;
}

/** An input for a text, a number or a time: the only one of a rule, or one half of a range. */
export function AntDInput({ extraProps, kind, title, value, onChange, ...shared }: Props) {
  if (kind === 'time') {
    return (
      <TimePicker
        {...shared}
        value={timeOf(value)}
        onChange={(time) => onChange(time?.format(TIME) ?? '')}
        {...extraProps}
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
