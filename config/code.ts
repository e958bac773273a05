import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code colors are CSS variables (see `src/css/tokens.css`), so that the page needs no script to
 * show them right in either color mode; one theme therefore serves both.
 */
const theme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: 'var(--code-comment)' } },
    { types: ['string', 'char', 'attr-value', 'inserted'], style: { color: 'var(--code-string)' } },
    { types: ['keyword', 'tag', 'operator', 'atrule'], style: { color: 'var(--code-keyword)' } },
    { types: ['function', 'class-name', 'selector'], style: { color: 'var(--code-name)' } },
    { types: ['number', 'boolean', 'constant', 'deleted'], style: { color: 'var(--code-number)' } },
    { types: ['attr-name', 'property', 'variable'], style: { color: 'var(--code-attribute)' } },
    { types: ['punctuation'], style: { color: 'var(--code-comment)' } },
  ],
};

export const codeThemes = { theme, darkTheme: theme };
