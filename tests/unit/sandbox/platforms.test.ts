import { decompressFromBase64 } from 'lz-string';
import { describe, expect, it } from 'vitest';
import { findPlatform, platforms } from '../../../src/sandbox/platforms';
import { projectFiles } from '../../../src/sandbox/project';
import { templates } from '../../../src/sandbox/templates';

const fieldsOf = (platform: string, title: string, files: Record<string, string>) => {
  const found = findPlatform(platform);
  if (!found) throw new Error(`There is no platform "${platform}".`);
  return found.formFields(title, files);
};

/** What CodeSandbox reads from the parameters of a form. */
function codeSandboxFiles(parameters: string): Record<string, string> {
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}

describe('CodeSandbox', () => {
  it.each(templates)('receives the files of $id', (template) => {
    const files = projectFiles(template);
    const { parameters = '', query } = fieldsOf('codesandbox', 'A title', files);
    expect(parameters).toMatch(/^[\w-]+$/);
    expect(codeSandboxFiles(parameters)).toEqual(files);
    expect(query).toBe('file=/src/App.tsx');
  });

  it('receives any text', () => {
    const files = { 'a.txt': '<>&"\'`\n\u00fc \u{1f6b2} +/=-_'.repeat(50), 'b/empty.txt': '' };
    expect(codeSandboxFiles(fieldsOf('codesandbox', '', files).parameters ?? '')).toEqual(files);
  });
});

describe('StackBlitz', () => {
  it.each(templates)('receives the files of $id', (template) => {
    const files = projectFiles(template);
    const fields = Object.entries(fieldsOf('stackblitz', 'A title', files));
    const received = fields.flatMap(([name, content]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path ? [[path, content] as const] : [];
    });
    expect(Object.fromEntries(received)).toEqual(files);
    expect(fields).toContainEqual(['project[title]', 'A title']);
    expect(fields).toContainEqual(['project[template]', 'node']);
  });

  it('opens the file that holds the query builder', () => {
    const file = new URL(findPlatform('stackblitz')?.action ?? '').searchParams.get('file');
    expect(Object.keys(projectFiles(templates[0] as (typeof templates)[number]))).toContain(file);
  });
});

describe('findPlatform', () => {
  it.each(platforms)('finds $id in any letter case', (platform) => {
    expect(findPlatform(platform.id)).toBe(platform);
    expect(findPlatform(` ${platform.label.toUpperCase()} `)).toBe(platform);
  });

  it.each([null, '', 'nowhere', 'constructor'])('finds nothing called %j', (name) => {
    expect(findPlatform(name)).toBeUndefined();
  });
});
