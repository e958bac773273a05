import { expect, it } from 'vitest';
import { matchingPath } from '../../../../../plugins/framework/route-records/client/matchingPath';

it.each([
  ['the same path', '/Field', ['/field', '/Field'], '/Field'],
  ['the decoded path', '/%40a', ['/@a', '/@A'], '/@a'],
  ['the only path', '/DOCS/intro/', ['/docs/intro'], '/docs/intro'],
  ['no path of several', '/FIELD', ['/field', '/Field'], undefined],
  ['no path', '/docs/100%', [], undefined],
])('finds %s', (_, pathname, paths, found) => {
  expect(matchingPath(pathname, paths)).toBe(found);
});
