import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from '../../../scripts/checkNodeVersion.mjs';

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '100.1.0'])('accepts %s', (version) => {
    expect(checkNodeVersion(version)).toBeUndefined();
  });

  it.each(['8.17.0', '18.20.8', '19.99.0', '20.0.0', '20.9.0', '20.18.3'])(
    'says what to do about %s',
    (version) => {
      expect(checkNodeVersion(version)).toBe(
        `Node.js ${version} is too old to build this site: install 20.19 or newer.`,
      );
    },
  );

  it('accepts the version that runs the tests', () => {
    expect(checkNodeVersion(process.versions.node)).toBeUndefined();
  });
});
