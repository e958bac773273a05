import { describe, expect, it } from 'vitest';
import { failureText } from '../../../src/codeLoading/failureText';

const chunk = (type: string) =>
  Object.assign(new Error('Loading chunk 12 failed.\n(error: http://localhost/assets/js/12.js)'), {
    name: 'ChunkLoadError',
    type,
    request: 'http://localhost/assets/js/12.js',
  });
const stylesheet = Object.assign(new Error('Loading CSS chunk 7 failed.\n(/assets/css/7.css)'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
});

describe('why code did not load, in plain words', () => {
  it.each([
    [chunk('error'), true, 'A script of this page could not be loaded.'],
    [chunk('missing'), true, 'A script of this page did not arrive complete.'],
    [chunk('timeout'), true, 'A script of this page did not arrive in time.'],
    [chunk('error'), false, 'A script of this page could not be loaded, because you are offline.'],
    [stylesheet, true, 'A stylesheet of this page could not be loaded.'],
    [new TypeError('x is not a function'), true, 'x is not a function'],
    ['a text', true, 'a text'],
  ])('%s', (error, isOnline, text) => {
    expect(failureText(error, isOnline)).toBe(text);
  });
});
