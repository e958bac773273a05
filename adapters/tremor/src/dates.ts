import dayjs from 'dayjs';
import { toInputValue } from '../../shared/src/inputValue';

/** Converts a rule's value to the start of that day, in the time zone of the calendar. */
export const toDate = (value: unknown): Date | undefined => {
  const date = dayjs(toInputValue(value, 'date'));
  return value && date.isValid() ? date.toDate() : undefined;
};

/** Converts a day of the calendar to the text that is kept in the query. */
export const toDateText = (date: Date | undefined): string =>
  date ? dayjs(date).format('YYYY-MM-DD') : '';
