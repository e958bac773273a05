import { type CodeToken, isCommentLine } from '../../highlighter/highlight';
import { CLASSES } from './names';

/**
 * The classes of a line of code.
 *
 * @param line - its tokens
 * @param isHighlighted - whether it stands out
 */
export const lineClass = (line: readonly CodeToken[], isHighlighted: boolean): string =>
  [
    CLASSES.line,
    ...(isHighlighted ? [CLASSES.highlightedLine] : []),
    ...(isCommentLine(line) ? [CLASSES.commentLine] : []),
  ].join(' ');
