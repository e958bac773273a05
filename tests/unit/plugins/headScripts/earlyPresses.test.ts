// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatEarlyPress } from '../../../../plugins/headScripts/earlyPresses';

const root = document.documentElement;
const pressed: string[] = [];

/** What React does: it listens when the page is ready. */
async function hydrate(): Promise<void> {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed.push(button.id));
  }
  root.dataset.hasHydrated = 'true';
  await Promise.resolve();
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  root.dataset.hasHydrated = 'false';
  pressed.length = 0;
  document.body.innerHTML =
    '<button id="one" type="button"><i>1</i></button><button id="two" type="button">2</button><p>text</p>';
  repeatEarlyPress();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('presses the last pressed button again when the page is ready', async () => {
  press('#two');
  press('#one i');
  await hydrate();
  expect(pressed).toEqual(['one']);
  press('#two');
  expect(pressed).toEqual(['one', 'two']);
});

it('forgets the button when the reader presses something else', async () => {
  press('#one');
  press('p');
  await hydrate();
  expect(pressed).toEqual([]);
});

it('leaves alone what React takes care of itself', async () => {
  vi.stubGlobal('docusaurusRoot', {});
  press('#one');
  await hydrate();
  expect(pressed).toEqual([]);
});
