import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-number)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.definition(tags.variableName),
      tags.typeName,
      tags.className,
      tags.tagName,
    ],
    color: 'var(--code-name)',
  },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-attribute)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller:focus-within': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': {
    color: 'var(--code-comment)',
    backgroundColor: 'var(--code-background)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'rgb(128 128 128 / 10%)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'rgb(90 140 220 / 35%)' },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface-raised)',
    borderColor: 'var(--line-strong)',
  },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    color: 'var(--text)',
    background: 'var(--surface)',
  },
  '.cm-tooltip a': { color: 'var(--ifm-link-color)' },
  '.cm-type': {
    maxWidth: 'min(36rem, 90vw)',
    maxHeight: '14rem',
    padding: '0.35rem 0.6rem',
    overflow: 'auto',
    fontSize: '0.85rem',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  // Next to the list of names there is less space.
  '.cm-completionInfo .cm-type': { maxWidth: 'min(25rem, 55vw)', padding: '0' },
  '.cm-type code': { padding: '0', border: '0', background: 'none', color: 'inherit' },
  '.cm-type p': { margin: '0.35rem 0 0', fontFamily: 'var(--ifm-font-family-base)' },
  '.cm-diagnostic': { maxWidth: 'min(36rem, 90vw)', overflowWrap: 'anywhere' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--surface)',
    backgroundColor: 'var(--text)',
  },
});

/** The colors and sizes of the editor, in both color modes. */
export const editorAppearance: Extension = [syntaxHighlighting(colors), theme];
