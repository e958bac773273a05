import { expect, it } from 'vitest';
import { MARK_END, MARK_START, readMarked } from '../../../src/search/hostedMarks';

const mark = (text: string) => MARK_START + text + MARK_END;

it.each([
  ['no mark', []],
  [`${mark('format')}Query`, [[0, 6]]],
  [
    `a ${mark('rule')} and a ${mark('group')}`,
    [
      [2, 6],
      [13, 18],
    ],
  ],
  [`<b>${mark('x')}</b>`, [[3, 4]]],
  [`${MARK_START}never closed`, [[0, 12]]],
  ['', []],
])('reads %j', (value, ranges) => {
  const read = readMarked(value);
  expect(read.ranges).toEqual(ranges);
  expect(read.text).toBe(value.replace(/[\u{e000}\u{e001}]/gu, ''));
});
