import { DatePicker, DateRangePicker } from '@tremor/react';
import type * as React from 'react';
import { useRef } from 'react';
import { classes } from '../../shared/src/utils';
import { toDate, toDateText } from './dates';
import { useControlNames } from './useControlNames';

interface TremorDateEditorProps {
  className?: string;
  disabled?: boolean;
  extraProps: object;
  invalid: boolean;
  placeholder?: string;
  testID?: string;
  title?: string;
}

// Tremor's date pickers have no error state; this is the border of its other invalid controls.
const invalidClass = '[&_button]:border-red-500 dark:[&_button]:border-red-500';

/** `DatePicker` for one day. */
export const TremorDateEditor = (
  props: TremorDateEditorProps & { value: unknown; onChange(value: string): void },
): React.JSX.Element => {
  const ref = useRef<HTMLDivElement>(null);
  useControlNames(ref, props.title);

  return (
    <DatePicker
      ref={ref}
      data-testid={props.testID}
      className={classes(props.className, props.invalid && invalidClass)}
      disabled={props.disabled}
      placeholder={props.placeholder || undefined}
      title={props.title}
      // Undefined would turn to the picker's own state, which keeps showing a cleared day.
      value={(toDate(props.value) ?? null) as Date | undefined}
      onValueChange={(date) => props.onChange(toDateText(date))}
      {...props.extraProps}
    />
  );
};

/** `DateRangePicker` for the two days of a range. */
export const TremorDateRangeEditor = (
  props: TremorDateEditorProps & { values: unknown[]; onChange(values: string[]): void },
): React.JSX.Element => {
  const ref = useRef<HTMLDivElement>(null);
  useControlNames(ref, props.title);

  return (
    <DateRangePicker
      ref={ref}
      data-testid={props.testID}
      className={classes(props.className, props.invalid && invalidClass)}
      disabled={props.disabled}
      enableSelect={false}
      placeholder={props.placeholder || undefined}
      title={props.title}
      value={{ from: toDate(props.values[0]), to: toDate(props.values[1]) }}
      onValueChange={({ from, to }) =>
        props.onChange(from || to ? [toDateText(from), toDateText(to)] : [])
      }
      {...props.extraProps}
    />
  );
};
