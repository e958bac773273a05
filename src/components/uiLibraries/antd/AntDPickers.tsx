import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { joinWith } from 'react-querybuilder';

const TIME = 'HH:mm:ss';

/** The props of a picker in a rule. */
interface PickerProps {
  className?: string;
  disabled?: boolean;
  extraProps?: Record<string, unknown>;
  placeholder: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

interface DateProps extends PickerProps {
  isRange: boolean;
  listsAsArrays?: boolean;
  showTime: boolean;
  /** The ends of a range. */
  values: unknown[];
}

/** The date of a value, or nothing where the value is none. */
function dateOf(value: unknown): Dayjs | undefined {
  const date = dayjs(value as string);
  return date.isValid() ? date : undefined;
}

/** A calendar for a date, or a date and time, or for the first and the last of a range. */
export function AntDDatePicker({
  extraProps,
  isRange,
  listsAsArrays,
  placeholder,
  value,
  values,
  onChange,
  ...shared
}: DateProps) {
  if (!isRange) {
    return (
      <DatePicker
        {...shared}
        placeholder={placeholder}
        value={dateOf(value)}
        onChange={(_, text) => onChange(text)}
        {...extraProps}
      />
    );
  }
  const format = shared.showTime ? 'YYYY-MM-DDTHH:mm:ss' : 'YYYY-MM-DD';
  const [first, last = null] = values.map((end) => dateOf(end));
  return (
    <DatePicker.RangePicker
      {...shared}
      placeholder={[placeholder, placeholder]}
      value={first ? [first, last] : undefined}
      onChange={(dates) => {
        const ends = dates?.map((date) => date?.format(format));
        onChange(ends && !listsAsArrays ? joinWith(ends, ',') : ends);
      }}
      {...extraProps}
    />
  );
}

function timeOf(value: unknown): Dayjs | null {
  const time = dayjs(value as string, TIME);
  return value && time.isValid() ? time : null;
}

/** A list of hours, minutes and seconds for a time. */
export function AntDTimePicker({ extraProps, value, onChange, ...shared }: PickerProps) {
  return (
    <TimePicker
      {...shared}
      value={timeOf(value)}
      onChange={(time) => onChange(time?.format(TIME) ?? '')}
      {...extraProps}
    />
  );
}
