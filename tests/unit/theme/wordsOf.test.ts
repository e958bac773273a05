import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/theme/NotFound/Content/wordsOf';

describe('the words of a path that leads nowhere', () => {
  it.each([
    ['/docs/value-editor', 'value editor'],
    ['/docs/formatQuery/', 'formatQuery'],
    ['/a/%C3%BC', 'C3 BC'],
    ['/', ''],
    ['/---', ''],
    ['/\uD800', ''],
  ])('of %s are %j', (path, words) => {
    expect(wordsOf(path)).toBe(words);
  });

  it('are whole characters, however many units each takes', () => {
    const name = `a${'\u{20000}'.repeat(70)}`;
    const words = wordsOf(`/${name}`);
    expect([...words]).toHaveLength(60);
    expect(() => encodeURIComponent(words)).not.toThrow();
  });
});
