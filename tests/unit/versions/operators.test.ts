import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { GUIDES_VERSIONS } from '../../../config/versions';

const GUIDE = 'tips/managing-operators.mdx';
const ROW = /^\| `([^`]+)` \| (.+?) \| .+? \| `(.+?)` \|$/gm;
const VALUES: Record<string, string> = {
  in: 'a,b',
  notIn: 'a,b',
  between: '10,20',
  notBetween: '10,20',
};

it.each(GUIDES_VERSIONS.filter(({ docs }) => fs.existsSync(path.join(docs, GUIDE))))(
  'the guide of version $name lists the default operators of the package, with their SQL',
  ({ docs, packages }) => {
    const require = createRequire(path.resolve(packages, 'package.json'));
    const { defaultOperators, formatQuery } = require('react-querybuilder');
    const expected = defaultOperators.map(({ name, label }: { name: string; label: string }) => {
      const rule = { field: 'f', operator: name, value: VALUES[name] ?? 'x' };
      const sql = formatQuery({ combinator: 'and', rules: [rule] }, 'sql');
      return [name, label, sql.slice(1, -1)];
    });
    const text = fs.readFileSync(path.join(docs, GUIDE), 'utf8');
    const section = text.split('## Default operators')[1]?.split('\n## ')[0] ?? '';
    const rows = [...section.matchAll(ROW)].map(([, name, label, sql]) => [
      name,
      label?.replaceAll('`', ''),
      sql,
    ]);
    expect(rows).toEqual(expected);
  },
);
