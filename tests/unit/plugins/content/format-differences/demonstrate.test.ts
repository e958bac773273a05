import { describe, expect, it } from 'vitest';
import { demonstrate } from '../../../../../plugins/content/format-differences/demonstrate';
import { differences } from '../../../../../src/demo/differences';
import { RUNNABLE_FORMATS } from '../../../../../src/demo/engines';

const demonstrations = await demonstrate();

describe('the examples of a difference', () => {
  it.each(differences.filter(({ examples }) => examples.length > 0))(
    'show it in each of its formats: $id',
    ({ id, formats }) => {
      const shown = demonstrations[id]?.flatMap(({ answers }) =>
        answers.map(({ format }) => format),
      );
      expect(RUNNABLE_FORMATS.filter((format) => shown?.includes(format))).toEqual(
        RUNNABLE_FORMATS.filter((format) => formats.includes(format)),
      );
    },
  );
});
