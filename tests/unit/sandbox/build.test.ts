import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { generateCode } from '../../../src/demo/code';
import { every, stateWith } from '../demo/support/configurations';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));

afterAll(() => fs.rmSync(folder, { recursive: true }));

// `npm run check:projects` installs and builds whole projects.
describe('the project for Tremor', () => {
  it('has the classes of its controls in its stylesheet', { timeout: 120_000 }, async () => {
    const { project } = generateCode('tremor', stateWith(every(true)));
    // Its stylesheets alone: Tremor's components would take several times as long.
    const files = { ...project, 'src/main.tsx': "import './styles.css';\n" };
    for (const [name, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const vite = path.join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: folder });
    const assets = path.join(folder, 'dist/assets');
    const css = fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.css'))
      .map((name) => fs.readFileSync(path.join(assets, name), 'utf8'))
      .join('');
    // Of Tremor, of its adapter, of the rules that all demos share, and a variable of the site.
    const expected = ['.bg-tremor-background', '.gap-4', '.ruleGroup .rule-fields', '--danger:'];
    expect(expected.filter((text) => !css.includes(text))).toEqual([]);
  });
});
