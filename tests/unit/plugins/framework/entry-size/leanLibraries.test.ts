import { expect, it } from 'vitest';
import { leanLibraries } from '../../../../../plugins/framework/entry-size/leanLibraries';

const aliases = (isProduction: boolean) => JSON.stringify(leanLibraries(isProduction));

it('leaves out what only checks of development use, but not in development', () => {
  for (const name of ['prop-types$', 'react-is$']) {
    expect(aliases(true)).toContain(`"${name}":false`);
    expect(aliases(false)).not.toContain(name);
  }
});
