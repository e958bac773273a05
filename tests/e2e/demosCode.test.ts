import { describe, expect, it } from 'vitest';
import { encodeState } from '../../src/demo/permalink';
import { initialState } from '../../src/demo/state';
import { testBrowser } from './support/browser';
import { partOf, routeOf, stageOf } from './support/demo';

const { open } = testBrowser({ savesData: true });

async function openCode(path: string) {
  const watched = await open(path);
  const { page } = watched;
  await page.getByRole('tab', { name: 'Code' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Code', exact: true });
  await panel.getByRole('tab', { name: 'App.tsx' }).waitFor();
  const file = async (name: string) => {
    await panel.getByRole('tab', { name }).click();
    return (await panel.getByRole('tabpanel', { name }).locator('code').textContent()) ?? '';
  };
  return { ...watched, panel, file };
}

describe('the Code panel', () => {
  it.each(partOf(5, 8))(
    'shows the code of the current demo in the UI library %s',
    async (uiLibrary) => {
      const settings = { ...initialState.settings, showNotToggle: true, autoSelectField: false };
      const { page, panel, file, complaints } = await openCode(
        `${routeOf(uiLibrary)}${encodeState({ ...initialState, settings, format: 'cel' })}`,
      );
      await expect.poll(() => file('App.tsx')).toContain('showNotToggle');
      const app = await file('App.tsx');
      expect(app).toContain('autoSelectField={false}');
      expect(app).toContain("format: 'cel'");
      if (uiLibrary !== 'default') expect(app).toContain(`from '@react-querybuilder/${uiLibrary}'`);
      expect(await file('package.json')).toContain('"react-querybuilder": "7.');
      await stageOf(page).locator('.rule-remove').first().click();
      await expect.poll(() => file('query.ts')).not.toContain('utrecht');
      await panel.getByLabel('Install with').selectOption('pnpm');
      await panel.getByText('pnpm add react-querybuilder@7.').waitFor();
      expect(complaints).toEqual([]);
    },
  );

  it('shows the code in JavaScript', async () => {
    const { panel, file, complaints } = await openCode('/demo');
    expect(await file('query.ts')).toContain('RuleGroupType');
    await panel.getByLabel('Language').selectOption('JavaScript');
    await panel.getByRole('tab', { name: 'query.js' }).waitFor();
    expect(await file('query.js')).toMatch(/^export const initialQuery = \{/);
    expect(complaints).toEqual([]);
  });

  it('sends the code to a sandbox only when the reader opens one', async () => {
    const { page, panel, complaints } = await openCode('/demo/mantine');
    expect(complaints).toEqual([]);
    const sent = new Promise<URLSearchParams>((resolve, reject) => {
      page
        .context()
        .route(/stackblitz\.com/, async (route) => {
          resolve(new URLSearchParams(route.request().postData() ?? ''));
          await route.fulfill({ contentType: 'text/html', body: '<title>received</title>' });
        })
        .catch(reject);
    });
    await panel.getByRole('button', { name: 'Open in sandbox' }).click();
    const body = await sent;
    expect(body.get('project[files][src/App.tsx]')).toContain('<QueryBuilderMantine ');
    expect(body.get('project[files][src/query.ts]')).toContain('utrecht');
    expect(body.get('project[files][package.json]')).toContain('"@react-querybuilder/mantine"');
  });
});
