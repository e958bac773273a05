import type { ComponentType } from 'react';

type Content = ComponentType<{ className?: string }>;

let loaded: Content | undefined;

/**
 * The highlighter if it is loaded.
 *
 * @returns the highlighted content of a code block, or `undefined` before {@link loadHighlighter}
 */
export function getHighlighter(): Content | undefined {
  return loaded;
}

/**
 * Loads the highlighter. While the site is built, `onServer.ts` stands for this module.
 *
 * @throws Error when its script cannot be fetched
 */
export async function loadHighlighter(): Promise<Content> {
  const { default: content } = await import('./highlightedContent');
  loaded = content;
  return content;
}
