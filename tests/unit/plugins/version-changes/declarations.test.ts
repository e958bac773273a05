import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeclarations } from '../../../../plugins/version-changes/declarations';
import { modulesOf } from '../../../../plugins/version-changes/modules';
import { withValues } from '../../../../plugins/version-changes/values';

const folder = path.resolve('versions/v4');
const declared = withValues(folder, readDeclarations(folder, modulesOf(folder)));
const find = (section: string, name: string) =>
  declared.find((entry) => entry.section === section && entry.name === name);

describe('the declarations of an installed version', () => {
  it('name the modules that readers import from', () => {
    expect(modulesOf(folder)).toEqual([
      'react-querybuilder',
      '@react-querybuilder/antd',
      '@react-querybuilder/bootstrap',
      '@react-querybuilder/material',
    ]);
  });

  it('give props with type, need and default', () => {
    expect(find('props', 'showCloneButtons')).toMatchObject({
      type: 'boolean',
      required: false,
    });
  });

  it('give exports by what they are', () => {
    expect(find('functions', 'formatQuery')?.module).toBe('react-querybuilder');
    expect(find('components', 'QueryBuilder')?.module).toBe('react-querybuilder');
    expect(find('types', 'RuleType.field')).toMatchObject({ required: true });
    expect(find('export', "'parameterized_named'")).toBeDefined();
    expect(find('import', 'parseSQL.listsAsArrays')).toBeDefined();
    expect(find('controls', 'controlElements.addRuleAction')).toBeDefined();
  });

  it('give the values of constants, part by part', () => {
    expect(find('constants', 'defaultTranslations.addRule.label')?.value).toBe("'+Rule'");
    expect(find('constants', "defaultOperators['beginsWith'].label")?.value).toBe("'begins with'");
  });

  it('name a module without declarations', () => {
    expect(() => readDeclarations(folder, ['react-querybuilder/nothing'])).toThrow(
      /"react-querybuilder\/nothing" has no declarations in .*versions\/v4: run "npm run versions:install"/,
    );
  });
});

describe('the defaults of the props', () => {
  const valuesOf = (version: string) => {
    const root = path.resolve('versions', version);
    return new Map(
      withValues(root, readDeclarations(root, modulesOf(root)))
        .filter(({ section }) => section === 'props')
        .map(({ name, value }) => [name, value]),
    );
  };

  it('are read through the private variables that hold them', () => {
    const [six, seven] = [valuesOf('v6'), valuesOf('v7')];
    expect([six.get('onAddRule'), seven.get('onAddRule')]).toEqual([
      '(value) => value',
      '() => true',
    ]);
    expect([six.get('getRuleClassname'), seven.get('getRuleClassname')]).toEqual([
      '() => ""',
      '() => ""',
    ]);
  });

  it('are unknown, and no change, where the code gives them otherwise', () => {
    expect(valuesOf('v7').get('operators')).toBeUndefined();
    expect(valuesOf('v7').get('onLog')).toBeUndefined();
  });
});
