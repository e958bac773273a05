import { expect, it } from 'vitest';
import { neededDeclarations } from '../../../../src/sandbox/types/declarations';

const available = {
  version: '7',
  files: ['base.json', 'v7.json'],
  packages: {
    '@mui/material': ['mui.json', 'emotion.json'],
    '@react-querybuilder/material': ['mui.json'],
    antd: ['antd.json'],
  },
};

it('needs the declarations of the packages that code imports', () => {
  const needed = neededDeclarations(available, {
    'App.tsx': "import { QueryBuilder } from 'react-querybuilder';\nimport './antd';",
    'Theme.tsx':
      'import { Button } from \'@mui/material/Button\';\nimport * as rqb from "@react-querybuilder/material";',
  });
  expect(needed).toEqual(['base.json', 'v7.json', 'mui.json', 'emotion.json']);
});

it('needs those of every check in any case', () => {
  expect(neededDeclarations(available, { 'App.tsx': '' })).toEqual(['base.json', 'v7.json']);
});
