import { describe, expect, it } from 'vitest';
import { basicExample } from '../../../src/sandbox/examples/basic';
import { formatCode } from '../../../src/sandbox/formatCode';

describe('formatCode', () => {
  it.each([
    ['App.tsx', 'const a:string="b"', "const a: string = 'b';\n"],
    ['App.jsx', 'export default ()=><p   id="a">b</p>', 'export default () => <p id="a">b</p>;\n'],
    ['data.json', '{"a":1}', '{ "a": 1 }\n'],
    ['styles.css', 'p{color:red}', 'p {\n  color: red;\n}\n'],
  ])('formats %s', async (file, code, formatted) => {
    expect(await formatCode(file, code, 0)).toMatchObject({ code: formatted });
  });

  it('keeps the cursor at the same place of the code', async () => {
    const code = 'const a=1;const  b=2';
    const found = await formatCode('a.ts', code, code.indexOf('b='));
    expect(found).toEqual({ code: 'const a = 1;\nconst b = 2;\n', cursor: 19 });
  });

  it('tells what is wrong with code that it cannot read, and where', async () => {
    expect(await formatCode('a.ts', 'const a = ;\n', 0)).toEqual({
      problem: expect.stringMatching(/^Unexpected token \(1:1\d\)$/),
    });
  });

  it.each(['7', '3'])('leaves the basic example of version %s as it is', async (version) => {
    for (const [file, code] of Object.entries(basicExample(version, true))) {
      expect(await formatCode(file, code, 0)).toMatchObject({ code });
    }
  });
});
