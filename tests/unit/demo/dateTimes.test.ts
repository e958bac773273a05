import { describe, expect, it } from 'vitest';
import { withoutSeconds } from '../../../src/components/looks/dateTimes';
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
    for (const value of ['2026-03-01', '09:30:15', 'gift', '', 5, true, null, undefined]) {
      expect(withoutSeconds(value)).toBe(value);
    }
  });
});
