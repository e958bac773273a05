import type { FrameLocator, Page } from 'playwright-core';

/** The parts of the sandbox page that tests use. */
export function sandboxOf(page: Page) {
  const preview: FrameLocator = page.frameLocator('iframe[title="Preview"]');
  const status = page.locator('[data-status]');
  return {
    preview,
    status,
    template: page.getByLabel('Template'),
    version: page.getByLabel('Version'),
    editor: page.getByRole('textbox', { name: /^Code of / }),
    problems: page.getByRole('tabpanel', { name: /^Problems/ }).getByRole('listitem'),
    console: page.getByRole('tabpanel', { name: /^Console/ }).getByRole('listitem'),
    /** Waits until the preview shows the current code. */
    rendered: () => page.locator('[data-status="rendered"]').waitFor(),
    /** Replaces the code of the file that is open. */
    write: async (code: string) => {
      await page.getByRole('textbox', { name: /^Code of / }).fill(code);
    },
  };
}

/** Code that runs statements when it is loaded, and shows a text. */
export const appWith = (statements: string) => `${statements}
export default function App() {
  return <p>shown</p>;
}
`;
