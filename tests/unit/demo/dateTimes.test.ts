import { describe, expect, it, vi } from 'vitest';
import { timeProps, withoutSeconds } from '../../../src/components/uiLibraries/shared/dateTimes';
import { orders } from '../../../src/demo/data';

describe('a date-time from a UI library', () => {
  it('equals that of a record', () => {
    const [{ updated } = { updated: '' }] = orders;
    expect(withoutSeconds(`${updated}:00`)).toBe(updated);
    expect(withoutSeconds(`${updated.replace('T', ' ')}:00`)).toBe(updated);
    expect(withoutSeconds([`${updated}:00`, ''])).toEqual([updated, '']);
    expect(withoutSeconds(`${updated}:00,${updated}:30`)).toBe(`${updated},${updated}`);
  });

  it('leaves other values as they are', () => {
    for (const value of ['2026-03-01', '09:30', '25:00:00', 'gift', '', 5, true, null, undefined]) {
      expect(withoutSeconds(value)).toBe(value);
    }
  });
});

describe('a picker of a UI library', () => {
  const propsFor = (inputType: string, value: unknown) => {
    const handleOnChange = vi.fn();
    const { hasSeconds, props } = timeProps({
      inputType,
      value,
      valueSource: 'value',
      handleOnChange,
    } as never);
    return { hasSeconds, handleOnChange, ...props } as {
      hasSeconds: boolean;
      value: unknown;
      handleOnChange: ReturnType<typeof vi.fn>;
    };
  };

  it.each([
    ['time', '09:30', '09:30:00'],
    ['time', '08:00, 10:30', '08:00:00,10:30:00'],
    ['time', ['08:00', '10:30:15'], ['08:00:00', '10:30:15']],
    ['time', '09:30,', '09:30:00,'],
    ['date', '2026-03-01,2026-03-15', '2026-03-01,2026-03-15'],
    ['datetime-local', '2026-03-01T12:00', '2026-03-01T12:00'],
    ['datetime-local', '2026-03-01 12:00:30', '2026-03-01 12:00:30'],
  ])('reads a value for %s: %j', (inputType, value, expected) => {
    expect(propsFor(inputType, value).value).toEqual(expected);
  });

  it.each([
    ['time', '25:99'],
    ['time', 'noon'],
    ['time', null],
    ['time', 9.5],
    ['date', '2026-02-30'],
    ['date', '2026-3-1'],
    ['date', 500],
    ['datetime-local', '2026-03-01'],
    ['datetime-local', '2026-03-01T24:00'],
  ])('is empty for what is no %s: %j', (inputType, value) => {
    expect(propsFor(inputType, value).value).toBe('');
    expect(propsFor(inputType, [value, value]).value).toEqual(['', '']);
  });

  it('shows seconds where the value has some', () => {
    expect(propsFor('time', '09:30,10:30').hasSeconds).toBe(false);
    expect(propsFor('time', '09:30,10:30:00').hasSeconds).toBe(true);
    expect(propsFor('datetime-local', '2026-03-01T12:00:30').hasSeconds).toBe(true);
  });

  it('stores minutes, or seconds where the value has some', () => {
    const handleOnChange = vi.fn();
    const change = (inputType: string, value: unknown, changed: unknown) => {
      const given = { inputType, value, valueSource: 'value', handleOnChange } as never;
      const { props } = timeProps(given);
      (props as { handleOnChange: (value: unknown) => void }).handleOnChange(changed);
      return handleOnChange.mock.lastCall?.[0];
    };
    expect(change('time', '09:30', '09:45:00')).toBe('09:45');
    expect(change('time', ['09:30'], ['09:45:00', '10:00:00'])).toEqual(['09:45', '10:00']);
    expect(change('time', '09:30:15', '09:45:00')).toBe('09:45:00');
    expect(change('datetime-local', '', '2026-03-01 12:00:45')).toBe('2026-03-01T12:00');
    expect(change('datetime-local', '2026-03-01T12:00:30', '2026-03-01 12:00:45')).toBe(
      '2026-03-01T12:00:45',
    );
    expect(change('date', '2026-03-01', null)).toBeNull();
  });

  it('leaves other editors alone', () => {
    const other = { inputType: 'text', value: '09:30:00', valueSource: 'value' };
    expect(timeProps(other as never).props).toEqual({});
  });

  it('is not used for the names of fields', () => {
    const fields = { inputType: 'date', value: 'delivered', valueSource: 'field' };
    expect(timeProps(fields as never).props).toEqual({ inputType: 'text' });
  });
});
