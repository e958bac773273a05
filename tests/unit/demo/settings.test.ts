import { describe, expect, it } from 'vitest';
import {
  allSettings,
  builderProps,
  defaultSettings,
  SETTING_GROUPS,
  settingInfos,
} from '../../../src/demo/settings';

describe('the settings', () => {
  it.each(settingInfos)('$id has a description and belongs to a displayed group', (info) => {
    expect(SETTING_GROUPS).toContain(info.group);
    expect(info.label).not.toBe('');
    expect(info.summary).toMatch(/\.$/);
    expect(info.docs).toMatch(/^\/docs\//);
  });

  it('are all on after "select all", except those that would hide the effect of others', () => {
    const off = settingInfos.filter(({ id }) => !allSettings[id]).map(({ id }) => id);
    expect(off.sort()).toEqual(['disabled', 'suppressStandardClassnames']);
  });

  it('are passed as props of the same name, unless they have another effect', () => {
    const props = Object.keys(builderProps(defaultSettings));
    expect(props).toContain('showCloneButtons');
    for (const id of ['validateQuery', 'justifiedLayout', 'independentCombinators']) {
      expect(props).not.toContain(id);
    }
  });

  it('include every switch of the query builder', async () => {
    const fs = await import('node:fs');
    const declarations =
      'node_modules/react-querybuilder/dist/types-esm/types/propsUsingReact.d.mts';
    const source = fs.readFileSync(declarations, 'utf8');
    const props = source.slice(source.indexOf('export interface QueryBuilderContextProps'));
    const switches = [...props.matchAll(/^\s*(\w+)\?: (?:boolean|ParseNumbersPropConfig)\b/gm)];
    const names = switches.map(([, name]) => name as string);
    expect(names.length).toBeGreaterThan(15);
    expect(settingInfos.map(({ id }) => id)).toEqual(expect.arrayContaining(names));
  });
});
