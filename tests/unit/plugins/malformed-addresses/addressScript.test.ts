import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodable } from '../../../../plugins/malformed-addresses/addressScript';

describe('an address that cannot be decoded', () => {
  it.each([
    ['/%', '/%25'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%C0%AF', '/%25C0%25AF'],
    ['#100%', '#100%25'],
  ])('%s becomes %s', (from, to) => {
    expect(decodable(from)).toBe(to);
  });

  it('always becomes one that can', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('%', '%E0', '%A4', '%41', '%zz', '/'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const mended = decodable(parts.join(''));
        expect(() => decodeURIComponent(mended)).not.toThrow();
        expect(decodable(mended)).toBe(mended);
      }),
    );
  });

  it.each(['/docs/intro', '/a%20b/%C3%BC', '/100%25', ''])('%s is left alone', (address) => {
    expect(decodable(address)).toBe(address);
  });
});
