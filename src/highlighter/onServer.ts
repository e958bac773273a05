import Content from './highlightedContent';

/** On the server the highlighter is always there; see `index.ts`. */
export const currentHighlighter = () => Content;
export const loadHighlighter = async () => Content;
