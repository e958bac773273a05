import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { caseScript } from '../../../../../plugins/publishing/letter-case/caseScript';

const SITE = 'https://example.com';
const PATHS = ['/docs/intro', '/demo', '/names/field', '/names/Field'];

/** Runs the script the way a browser does, and returns the address that it asked for. */
function visit(address: string, referrer = '') {
  const { origin, pathname, search, hash } = new URL(`${SITE}${address}`);
  const asked: string[] = [];
  const style: { visibility?: string } = {};
  new Function('location', 'document', caseScript(PATHS))(
    { origin, pathname, search, hash, replace: (to: string) => asked.push(to) },
    { referrer: referrer && `${SITE}${referrer}`, documentElement: { style } },
  );
  return { asked, hidden: style.visibility === 'hidden' };
}

describe('the script of the not-found page', () => {
  it('asks for the page in its own letter case, with query and hash, and shows nothing', () => {
    expect(visit('/Docs/Intro?A=1#B')).toEqual({
      asked: [`${SITE}/docs/intro?A=1#B`],
      hidden: true,
    });
  });

  it.each(['/docs/intro', '/docs/nothing', '/names/FIELD', '//docs/Intro'])(
    'leaves %s alone',
    (address) => {
      expect(visit(address)).toEqual({ asked: [], hidden: false });
    },
  );

  it('asks once where the host itself changes the letter case', () => {
    expect(visit('/DEMO?a=1', '/DEMO?a=1').asked).toEqual([]);
    expect(visit('/DEMO?a=1', '/DEMO').asked).toHaveLength(1);
  });

  it('holds any path without breaking', () => {
    const source = caseScript(['/a</script><script>alert(1)</script>']);
    const $ = load(`<head><script>${source}</script></head>`);
    expect($('script')).toHaveLength(1);
    expect($('script').text()).toBe(source);
  });
});
