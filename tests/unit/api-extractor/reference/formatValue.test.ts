import { describe, expect, it } from 'vitest';
import { formatValue, isComplete } from '../../../../api-extractor/reference/formatValue';

describe('values of constants', () => {
  it('are code: on one line where they fit, otherwise one entry a line', () => {
    expect(formatValue(["'and'", "'or'"])).toBe("['and', 'or']");
    expect(formatValue({ name: "'='", 'data-id': 'true', list: [] })).toBe(
      "{ name: '=', 'data-id': true, list: [] }",
    );
    const long = { first: `'${'a'.repeat(40)}'`, second: { third: `'${'b'.repeat(40)}'` } };
    expect(formatValue(long)).toBe(
      `{\n  first: ${long.first},\n  second: { third: ${long.second.third} },\n}`,
    );
  });

  it('are shown only where code says everything', () => {
    expect(isComplete({ a: ["'b'"] })).toBe(true);
    expect(isComplete({ a: ["'b'", null] })).toBe(false);
    expect(isComplete(null)).toBe(false);
  });
});
