import { describe, expect, it } from 'vitest';
import { documentedMembers } from '../../../../api-extractor/reference/documentedMembers';
import { memberAnchors } from '../../../../api-extractor/reference/memberAnchors';
import type { Export, Member, PackageModel } from '../../../../packageModel/types';

const member = (name: string, more: Partial<Member> = {}): Member => ({
  name,
  type: { text: 'string' },
  optional: true,
  ...more,
});

const exported = (name: string, kind: Export['kind'], more: Partial<Export> = {}): Export => ({
  name,
  kind,
  entryPoints: ['core'],
  file: 'core/index.d.ts',
  ...more,
});

const component = (name: string, type: string): Export =>
  exported(name, 'component', {
    signatures: [
      {
        parameters: [
          { name: 'props', optional: false, type: { text: type, names: { [type]: 'core' } } },
        ],
        returns: { text: 'Element' },
      },
    ],
  });

const modelOf = (exports: Export[]): PackageModel => ({
  packages: [{ name: 'core', version: '1.0.0', entryPoints: ['core'], exports }],
});

const tablesOf = (...exports: Export[]) => documentedMembers(modelOf(exports), ['core']);

const COMMON = exported('CommonProps', 'interface', { members: [member('level')] });
const BUTTON = exported('ButtonProps', 'interface', {
  members: [
    member('level', { inheritedFrom: 'CommonProps' }),
    member('label', { optional: false }),
  ],
});

describe('the members of a page', () => {
  it('are those of a component: its own first, then those of the types that they come from', () => {
    const table = tablesOf(COMMON, BUTTON, component('Button', 'ButtonProps'))[
      'core/functions/Button'
    ];
    expect(table?.of).toBe('component');
    expect(
      table?.groups.map(({ from, members }) => [from, members.map(({ name }) => name)]),
    ).toEqual([
      [undefined, ['label']],
      ['[`CommonProps`](../interfaces/CommonProps.md)', ['level']],
    ]);
    expect(table?.groups[0]?.members[0]).toMatchObject({ required: true, anchor: 'label' });
  });

  it('are not grouped by a type without a page', () => {
    const hidden = member('level', { inheritedFrom: 'Hidden' });
    const tables = tablesOf(exported('ButtonProps', 'interface', { members: [hidden] }));
    expect(tables['core/interfaces/ButtonProps']?.groups).toHaveLength(1);
    expect(tables['core/interfaces/ButtonProps']?.groups[0]?.from).toBeUndefined();
  });

  it('include the arguments and the result of a callback', () => {
    const signature = {
      parameters: [{ name: 'value', optional: false, type: { text: 'string' } }],
      returns: { text: 'boolean' },
    };
    const onChange = member('onChange', {
      type: { text: '(value: string) => boolean', signatures: [signature] },
    });
    const tables = tablesOf(exported('ButtonProps', 'interface', { members: [onChange] }));
    expect(tables['core/interfaces/ButtonProps']?.groups[0]?.members[0]?.callback).toMatchObject({
      parameters: [{ name: 'value' }],
      returns: { type: '<code>boolean</code>' },
    });
  });

  it('must be in the model: a component without them fails, with its name', () => {
    expect(() => tablesOf(component('Button', 'Unknown'))).toThrow(
      'The props of the component "Button" are not in the package model',
    );
  });
});

describe('the anchor of a member', () => {
  it('is its name in lower case', () => {
    expect([...memberAnchors(['onAddRule', 'testID']).values()]).toEqual(['onaddrule', 'testid']);
  });

  it('differs from those of sections, and from that of a name in other letter case', () => {
    expect([...memberAnchors(['values', 'getX', 'getx']).values()]).toEqual([
      'prop-values',
      'getx',
      'getx-2',
    ]);
  });

  it('has words for symbols', () => {
    expect([...memberAnchors(['>=', '!', '-', '+']).values()]).toEqual([
      'greater-equal',
      'not',
      'minus',
      'plus',
    ]);
  });
});
