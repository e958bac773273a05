/** The classes of a code block, which guides and the reference have in their HTML, and React renders elsewhere. */
export const CLASSES = {
  title: 'code-block-title',
  content: 'code-block-content',
  numbered: 'code-block-numbered',
  buttons: 'code-block-buttons',
  wrapped: 'code-block-wrapped',
  line: 'token-line',
  highlightedLine: 'highlighted-line',
  commentLine: 'comment-line',
} as const;

/** A button of a code block. */
export interface CodeButton {
  label: string;
  title: string;
  /** The path of its lines. */
  icon: string;
}

/** The button that copies the code. */
export const COPY: CodeButton = {
  label: 'Copy code to clipboard',
  title: 'Copy',
  icon: 'M8 7h11v14H8zM16 3H4v14',
};

/** The button that wraps long lines. */
export const WRAP: CodeButton = {
  label: 'Toggle word wrap',
  title: 'Toggle word wrap',
  icon: 'M4 6h16M4 18h6M4 12h13a3 3 0 0 1 0 6h-4m2.5-2.5L13 18l2.5 2.5',
};

/** The icon of the button that has copied the code. */
export const COPIED_ICON = 'M4 13l5 5L20 6';

/** The box that icons are drawn in. */
export const ICON_BOX = '0 0 24 24';
