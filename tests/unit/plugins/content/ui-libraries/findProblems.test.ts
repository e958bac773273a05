import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { findProblems } from '../../../../../plugins/content/ui-libraries/findProblems';
import { type UiLibraryInfo, uiLibraries } from '../../../../../src/demo/uiLibraries';
import { temporaryFolder } from '../../../support/temporaryFolder';

const root = path.resolve(import.meta.dirname, '../../../../..');

it('finds no problem in this site', () => {
  expect(findProblems(root, uiLibraries)).toEqual([]);
});

describe('a UI library of which something is missing', () => {
  let site: string;
  const write = (file: string, text = '') => {
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), text);
  };
  const bulma: UiLibraryInfo = {
    id: 'bulma',
    label: 'Bulma',
    packageName: '@react-querybuilder/bulma',
    isSiteImplementation: true,
    route: '/demo/bulma',
  };
  const ember: UiLibraryInfo = {
    id: 'ember',
    label: 'Ember',
    packageName: '@react-querybuilder/ember',
    route: '/demo/ember',
  };

  beforeEach(() => {
    site = temporaryFolder();
    write('package.json', JSON.stringify({ dependencies: {} }));
    write('adapters/bulma/package.json', '{}');
    write('src/components/uiLibraries/shared/rows.css');
    write('src/components/uiLibraries/bulma/index.tsx', "export default { id: 'bulma' };");
    write('src/components/uiLibraries/bulma/bulma.css');
    write('src/components/uiLibraries/bulma/project.ts');
    write('api-extractor/entries/@react-querybuilder/bulma.ts');
  });

  it('is named with each file to write or change', () => {
    expect(findProblems(site, [bulma])).toEqual([]);
    expect(findProblems(site, [bulma, ember])).toEqual([
      ...['index.tsx', 'ember.css', 'project.ts'].map(
        (name) =>
          `src/components/uiLibraries/ember/${name} does not exist. Write it for the UI library "ember" of src/demo/uiLibraries.ts; src/components/uiLibraries/bootstrap has the shortest example.`,
      ),
      'package.json does not list @react-querybuilder/ember, the package of the UI library "ember". Install it, or implement its interface in adapters/ember.',
      'api-extractor/entries/@react-querybuilder/ember.ts does not exist. Write it, so that the API reference describes the package of the UI library "ember"; the file of another adapter is an example.',
    ]);
  });

  it('is named when its folder is not in the list', () => {
    expect(findProblems(site, [])).toEqual([
      'src/demo/uiLibraries.ts does not list "bulma", which has the folder src/components/uiLibraries/bulma. Add an entry, or delete the folder.',
    ]);
  });

  it('is named when its entry says something else about its package than adapters/', () => {
    expect(findProblems(site, [{ ...bulma, isSiteImplementation: false }])).toEqual([
      'src/demo/uiLibraries.ts says that the demo of "bulma" runs the published package, but adapters/bulma exists. Use siteAdapter for its entry.',
    ]);
  });

  it('is named when its component has the id of another one', () => {
    write('src/components/uiLibraries/bulma/index.tsx', "export default { id: 'ember' };");
    expect(findProblems(site, [bulma])).toEqual([
      "src/components/uiLibraries/bulma/index.tsx has another id than its folder. Write id: 'bulma'.",
    ]);
  });
});
