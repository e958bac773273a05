import type * as inBrowser from '.';
import HighlightedCode from './HighlightedCode';

/** On the server the highlighter is always there; see `index.ts`, whose exports these replace. */
export const getHighlighter: typeof inBrowser.getHighlighter = () => HighlightedCode;
export const loadHighlighter: typeof inBrowser.loadHighlighter = async () => HighlightedCode;
