import { describe, expect, it } from 'vitest';
import { collectFiles } from '../../../src/sandbox/sources';

const texts = {
  'controls.tsx': "import { pad } from '../shared/pad';\nimport { other } from './other';\n",
  'pad.ts': 'export const pad = 1;\n',
  'other.ts': 'export const other = 1;\n',
  'unused.ts': '',
};

describe('the files of a project', () => {
  it('are those that are imported, in one folder', () => {
    expect(collectFiles(['controls'], texts, 'project.ts')).toEqual({
      'src/controls.tsx': texts['controls.tsx'].replace('../shared/pad', './pad'),
      'src/pad.ts': texts['pad.ts'],
      'src/other.ts': texts['other.ts'],
    });
  });

  it('stop the build when one is missing, with a sentence that names the module to change', () => {
    const { 'pad.ts': _, ...incomplete } = texts;
    expect(() => collectFiles(['controls'], incomplete, 'ember/project.ts')).toThrow(
      'A generated project imports "pad", which ember/project.ts does not list. Add the file there, as text.',
    );
  });
});
