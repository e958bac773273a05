import { expect, it } from 'vitest';
import { offersOfflineCopies } from '../../../config/offline';

it.each([
  [undefined, true],
  ['', true],
  ['off', false],
  [' off ', false],
])('OFFLINE_COPIES=%j offers copies: %s', (value, expected) => {
  expect(offersOfflineCopies({ OFFLINE_COPIES: value })).toBe(expected);
});

it('fails with a message that names the value when it is another one', () => {
  expect(() => offersOfflineCopies({ OFFLINE_COPIES: 'false' })).toThrow(
    'OFFLINE_COPIES must be "off" or unset, not "false".',
  );
});
