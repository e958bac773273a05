import { useId, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { ValueEditorProps } from 'react-querybuilder';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A date as the query holds it: `YYYY-MM-DD`, in the time zone of the reader. */
const toIsoDate = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

const parseDate = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) ? new Date(`${value}T00:00`) : undefined;

/** A button that opens a calendar, from the package react-day-picker. */
export default function CalendarEditor(props: ValueEditorProps) {
  const { value, handleOnChange, className, title, disabled, testID } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const selected = parseDate(value);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles what bubbles up from its controls
    <div
      className={`${className} calendar`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onBlur={(event) => {
        const { relatedTarget } = event;
        if (relatedTarget && !event.currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={`${title}: ${value || 'none'}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-testid={testID}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {value || 'Choose a date'}
        <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
          <path d="M2 4h12v10H2zM2 7h12M5 2v3M11 2v3" fill="none" stroke="currentColor" />
        </svg>
      </button>
      {isOpen && (
        <div id={id} role="dialog" aria-label={title} className="calendar-popup">
          <DayPicker
            mode="single"
            initialFocus
            required
            defaultMonth={selected}
            selected={selected}
            onSelect={(date) => {
              if (date) handleOnChange(toIsoDate(date));
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}
