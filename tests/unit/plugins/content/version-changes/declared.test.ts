import { describe, expect, it } from 'vitest';
import { loadModel } from '../../../../../packageModel';
import { declaredNames } from '../../../../../plugins/content/version-changes/declared';

const namesOf = async (version: string) =>
  declaredNames(await loadModel(process.cwd(), `versions/${version}`));

const declared = await namesOf('v4');
const find = (section: string, name: string) =>
  declared.find((entry) => entry.section === section && entry.name === name);

describe('the names of an installed version', () => {
  it('include props with type, need and default', () => {
    expect(find('props', 'showCloneButtons')).toMatchObject({
      type: 'boolean',
      required: false,
    });
  });

  it('include exports by what they are', () => {
    expect(find('functions', 'formatQuery')?.module).toBe('react-querybuilder');
    expect(find('components', 'QueryBuilder')?.module).toBe('react-querybuilder');
    expect(find('components', 'AntDValueEditor')?.module).toBe('@react-querybuilder/antd');
    expect(find('types', 'RuleType.field')).toMatchObject({ required: true });
    expect(find('export', "'parameterized_named'")).toBeDefined();
    expect(find('import', 'parseSQL.listsAsArrays')).toBeDefined();
    expect(find('controls', 'controlElements.addRuleAction')).toBeDefined();
  });

  it('include the values of constants, part by part', () => {
    expect(find('constants', 'defaultTranslations.addRule.label')?.value).toBe("'+Rule'");
    expect(find('constants', "defaultOperators['beginsWith'].label")?.value).toBe("'begins with'");
  });

  it('include no methods of arrays', async () => {
    const names = (await namesOf('v7')).map(({ name }) => name);
    expect(names).toContain('Path');
    expect(names.filter((name) => name.startsWith('Path.'))).toEqual([]);
  });

  it('are the same text in every version when only the layout of a type differs', async () => {
    const typeIn = async (version: string) =>
      (await namesOf(version)).find(({ name }) => name === 'getDefaultValue')?.type;
    expect(await typeIn('v8')).toBe(await typeIn('v7'));
  });
});

describe('the defaults of the props', () => {
  const valuesOf = async (version: string) =>
    new Map(
      (await namesOf(version))
        .filter(({ section }) => section === 'props')
        .map(({ name, value }) => [name, value]),
    );

  it('are read through the private variables that hold them', async () => {
    const [six, seven] = [await valuesOf('v6'), await valuesOf('v7')];
    expect([six.get('onAddRule'), seven.get('onAddRule')]).toEqual([
      '(value) => value',
      '() => true',
    ]);
    expect([six.get('getRuleClassname'), seven.get('getRuleClassname')]).toEqual([
      '() => ""',
      '() => ""',
    ]);
  });

  it('are unknown, and no change, where the code sets them in another way', async () => {
    const seven = await valuesOf('v7');
    expect(seven.get('operators')).toBeUndefined();
    expect(seven.get('onLog')).toBeUndefined();
  });
});
