import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { joinWith } from 'react-querybuilder';

interface Props {
  className?: string;
  disabled?: boolean;
  extraProps?: Record<string, unknown>;
  isRange: boolean;
  listsAsArrays?: boolean;
  placeholder: string;
  showTime: boolean;
  value: unknown;
  /** The ends of a range. */
  values: unknown[];
  onChange: (value: unknown) => void;
}

/** The date of a value, or nothing where the value is none. */
function dateOf(value: unknown): Dayjs | undefined {
  const date = dayjs(value as string);
  return date.isValid() ? date : undefined;
}

/** A calendar for a date, or a date and time, or for the first and the last of a range. */
export function AntDDateEditor({
  extraProps,
  isRange,
  listsAsArrays,
  placeholder,
  value,
  values,
  onChange,
  ...shared
}: Props) {
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
