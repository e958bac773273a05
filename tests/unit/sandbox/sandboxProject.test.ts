import { describe, expect, it } from 'vitest';
import { findExample, type SandboxExample } from '../../../src/sandbox/examples';
import { sandboxProject } from '../../../src/sandbox/sandboxProject';
import { openExample } from '../../../src/sandbox/state';

const version = (major: string, packages: Record<string, string>) => ({
  version: major,
  core: packages['react-querybuilder'] as string,
  packages,
  isDefault: false,
});

const manifestOf = (id: string, code: string | undefined, packages: Record<string, string>) => {
  const major = packages['react-querybuilder']?.split('.')[0] as string;
  const state = openExample(findExample(id) as SandboxExample, major);
  const files = code === undefined ? state.files : { 'App.tsx': code };
  const project = sandboxProject({ ...state, files }, version(major, packages));
  return JSON.parse(project['package.json'] as string);
};

describe('sandboxProject', () => {
  it('installs the version that the preview runs', () => {
    expect(
      manifestOf('default', undefined, { 'react-querybuilder': '4.5.3' }).dependencies,
    ).toEqual({
      react: expect.any(String),
      'react-dom': expect.any(String),
      'react-querybuilder': '4.5.3',
    });
  });

  it('installs what the code imports, and the core for its adapters', () => {
    const manifest = manifestOf(
      'typescript',
      "import { QueryBuilderMaterial } from '@react-querybuilder/material';\nimport Button from '@mui/material/Button';\nimport 'unknown';",
      { 'react-querybuilder': '6.5.5', '@react-querybuilder/material': '6.5.5' },
    );
    expect(manifest.dependencies).toMatchObject({
      '@react-querybuilder/material': '6.5.5',
      '@mui/material': expect.stringMatching(/^\^/),
      unknown: '*',
    });
    expect(manifest.overrides).toEqual({ 'react-querybuilder': '6.5.5' });
  });

  it('does not name the version of what this site implements itself', () => {
    const { dependencies } = manifestOf('bulma', undefined, {
      'react-querybuilder': '7.7.1',
      '@react-querybuilder/bulma': '7.7.1-local.0',
    });
    expect(dependencies['@react-querybuilder/bulma']).toBe('^7.0.0');
  });

  it('has the files of the template that the sandbox does not show', () => {
    const state = openExample(findExample('tremor') as SandboxExample, '7');
    const project = sandboxProject(state, version('7', { 'react-querybuilder': '7.7.1' }));
    expect(Object.keys(project)).toEqual(
      expect.arrayContaining([
        'tailwind.config.cjs',
        'src/App.tsx',
        'src/styles.css',
        'index.html',
      ]),
    );
  });
});
