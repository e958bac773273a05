import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCS_VERSIONS, GUIDES_VERSIONS, unreleasedLabel } from '../../../config/versions';

describe('the unreleased version', () => {
  it('is named after its packages until they are released', () => {
    expect(unreleasedLabel('versions/v8', ['7', '6'])).toBe('next (8.x)');
    expect(unreleasedLabel('versions/v8', ['8', '7'])).toBe('next');
  });

  it('has the major version of the installed core package in its label', () => {
    const [next] = GUIDES_VERSIONS;
    const manifest = fs.readFileSync(`${next?.packages}/package.json`, 'utf8');
    const core = JSON.parse(manifest).dependencies['react-querybuilder'] as string;
    expect(DOCS_VERSIONS.current?.label).toBe(`next (${core.split('.')[0]}.x)`);
  });
});
