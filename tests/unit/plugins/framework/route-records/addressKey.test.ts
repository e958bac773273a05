import { expect, it } from 'vitest';
import { addressKey, fileNumber } from '../../../../../plugins/framework/route-records/addressKey';

it.each([
  ['/docs/intro', '/docs/intro'],
  ['/Docs/INTRO/', '/docs/intro'],
  ['/api/%40react-querybuilder/antd', '/api/@react-querybuilder/antd'],
  ['/', '/'],
  ['//', '/'],
  ['/docs/100%', '/docs/100%'],
])('the key of %s is %s', (pathname, key) => {
  expect(addressKey(pathname)).toBe(key);
});

it('distributes addresses evenly over the files', () => {
  const files = 64;
  const counts = new Array<number>(files).fill(0);
  const addresses = 64 * 100;
  for (let i = 0; i < addresses; i += 1) {
    const number = fileNumber(`/docs/components/page-${i}`, files);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  expect(counts).toHaveLength(files);
  expect(Math.min(...counts)).toBeGreaterThan(50);
  expect(Math.max(...counts)).toBeLessThan(150);
});
