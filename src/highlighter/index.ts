import type { ComponentType } from 'react';
import type { HighlightedCodeProps } from './HighlightedCode';

type Highlighter = ComponentType<HighlightedCodeProps>;

let loaded: Highlighter | undefined;

/**
 * The highlighter if it is loaded.
 *
 * @returns the component that shows highlighted code, or `undefined` before {@link loadHighlighter}
 */
export function getHighlighter(): Highlighter | undefined {
  return loaded;
}

/**
 * Loads the highlighter. While the site is built, `onServer.ts` stands for this module.
 *
 * @throws Error when its script cannot be fetched
 */
export async function loadHighlighter(): Promise<Highlighter> {
  const { default: highlighter } = await import('./HighlightedCode');
  loaded = highlighter;
  return highlighter;
}
