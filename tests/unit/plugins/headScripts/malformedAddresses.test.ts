import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addressScript, decodable } from '../../../../plugins/headScripts/malformedAddresses';

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
        const corrected = decodable(parts.join(''));
        expect(() => decodeURIComponent(corrected)).not.toThrow();
        expect(decodable(corrected)).toBe(corrected);
      }),
    );
  });

  it.each(['/docs/intro', '/a%20b/%C3%BC', '/100%25', ''])('%s is left alone', (address) => {
    expect(decodable(address)).toBe(address);
  });
});

const SITE = 'https://docs.example.org';

/** Runs the script the way a page at an address does, and tells where the page is then. */
function corrected(address: string, isFound: boolean): string {
  let { href } = new URL(address);
  const replaceState = vi.fn((_state: unknown, _title: string, to: string) => {
    const next = new URL(to, href);
    // What a browser throws for an address of another site.
    if (next.origin !== new URL(href).origin) throw new DOMException('', 'SecurityError');
    href = next.href;
  });
  const page = { querySelector: () => (isFound ? null : {}) };
  const names = ['document', 'location', 'history', 'addEventListener'];
  const run = new Function(...names, addressScript());
  run(page, new URL(address), { state: null, replaceState }, () => {});
  return href;
}

describe('the script in the head', () => {
  it.each([
    ['/docs/intro#%', '/docs/intro#%25'],
    ['/%?a=%#b', '/%25?a=%#b'],
    ['//docs/intro#%', '/docs/intro#%25'],
    ['//evil.example/%E0%A4%A?q', '/evil.example/%25E0%25A4%25A?q'],
    ['///docs//intro', '/docs//intro'],
  ])('makes %s %s where there is a page', (from, to) => {
    expect(corrected(SITE + from, true)).toBe(SITE + to);
  });

  it.each([
    ['/%', '/%25'],
    ['//docs/intro#%', '//docs/intro#%25'],
    ['//%', '//%25'],
    ['//evil.example/%E0%A4%A?q', '//evil.example/%25E0%25A4%25A?q'],
    ['///%#%', '///%25#%25'],
  ])('makes %s %s on the not-found page', (from, to) => {
    expect(corrected(SITE + from, false)).toBe(SITE + to);
  });
});
