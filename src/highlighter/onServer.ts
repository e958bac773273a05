import type * as inBrowser from '.';
import Content from './highlightedContent';

/** On the server the highlighter is always there; see `index.ts`, whose exports these replace. */
export const getHighlighter: typeof inBrowser.getHighlighter = () => Content;
export const loadHighlighter: typeof inBrowser.loadHighlighter = async () => Content;
