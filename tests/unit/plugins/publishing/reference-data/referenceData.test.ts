import { describe, expect, it } from 'vitest';
import type { ReferencePackage } from '../../../../../api-extractor/reference';
import type { Export, Package } from '../../../../../packageModel/types';
import { createLookup } from '../../../../../plugins/publishing/reference-data/createLookup';
import { publishedPackage } from '../../../../../plugins/publishing/reference-data/publishedPackage';

const STRING = { text: 'string' };

const PROPS: Export = {
  name: 'BoxProps',
  kind: 'interface',
  entryPoints: ['box'],
  file: 'box/index.d.ts',
  description: 'The declared\n{@link Text}.',
  members: [
    { name: 'title', type: STRING, optional: false },
    { name: 'onChange', type: STRING, optional: true, inheritedFrom: 'BaseProps' },
    { name: 'other', type: STRING, optional: true },
  ],
};

const BOX: Export = {
  name: 'Box',
  kind: 'component',
  entryPoints: ['box'],
  file: 'box/index.d.ts',
  signatures: [
    {
      parameters: [
        { name: 'props', type: { text: 'BoxProps', names: { BoxProps: 'box' } }, optional: false },
      ],
      returns: STRING,
    },
  ],
};

const MODEL: Package = {
  name: 'box',
  version: '1.2.3',
  entryPoints: ['box'],
  exports: [BOX, PROPS],
};

const REFERENCE: ReferencePackage = {
  name: 'box',
  version: '1.2.3',
  description: 'Boxes.',
  members: [
    { name: 'Box', id: 'box/functions/Box', summary: 'A box.', topic: 'Components' },
    { name: 'BoxProps', id: 'box/interfaces/BoxProps', summary: 'Its props.', topic: 'Props' },
  ],
  texts: {
    Box: 'A box.',
    'Box(options)': 'The props of the box.',
    BoxProps: 'The shown text.',
    'BoxProps.title': 'The title.',
    'BaseProps.onChange': 'Called with the box.',
  },
};

describe('publishedPackage', () => {
  const published = publishedPackage(MODEL, REFERENCE, '/api');

  it('states its format, and where each export is described', () => {
    expect(published).toMatchObject({ format: 1, name: 'box', version: '1.2.3' });
    expect(published.exports.map(({ page, topic }) => [page, topic])).toEqual([
      ['/api/box/functions/Box', 'Components'],
      ['/api/box/interfaces/BoxProps', 'Props'],
    ]);
  });

  it('has the descriptions of the pages, also of inherited members and destructured parameters', () => {
    const [box, props] = published.exports;
    expect(props?.description).toBe('The shown text.');
    expect(props?.members?.map(({ description }) => description)).toEqual([
      'The title.',
      'Called with the box.',
      undefined,
    ]);
    expect(box?.signatures?.[0]?.parameters[0]?.description).toBe('The props of the box.');
  });

  it('reports an export without a page', () => {
    const [first] = REFERENCE.members;
    const members = first ? [first] : [];
    expect(() => publishedPackage(MODEL, { ...REFERENCE, members }, '/api')).toThrow(
      '"BoxProps" of box is in the package model, but has no page in the API reference',
    );
  });
});

describe('createLookup', () => {
  const lookupWith = (ids: Record<string, string[]>) =>
    createLookup({ packages: [MODEL] }, [REFERENCE], (page) => new Set(ids[page] ?? []));

  it('leads to the anchors that the pages have', () => {
    const ids = {
      'box/functions/Box': ['title', 'onchange', 'other'],
      'box/interfaces/BoxProps': ['property-title', 'onchange'],
    };
    expect(lookupWith(ids).packages).toEqual([
      {
        name: 'box',
        members: [
          ['Box', 'functions', 0, ['title', 'onChange', 'other']],
          ['BoxProps', 'interfaces', 5, ['title#property-title', 'onChange', 'other#']],
        ],
      },
    ]);
  });

  it('leaves the props of a component to their type where its page does not list them', () => {
    expect(lookupWith({}).packages[0]?.members[0]).toEqual(['Box', 'functions', 0]);
  });
});
