import type { ReactNode } from 'react';
import styles from './Glyph.module.css';

/** A kind of control and its text. */
export interface GlyphProps {
  kind: 'select' | 'button' | 'input' | 'toggle' | 'shift' | 'undo' | 'handle';
  /** The text on the control. */
  text?: string;
}

const HEIGHT = 30;
const MIDDLE = HEIGHT / 2;

/** Room for the text at 13 px, and for the icon next to it. */
const glyphWidth = ({ kind, text = '' }: GlyphProps): number => {
  const letters = [...text].length * 7.6;
  if (kind === 'handle') return 24;
  if (kind === 'shift' || kind === 'undo') return 46;
  if (kind === 'toggle') return 24 + letters;
  if (kind === 'input') return Math.max(66, 20 + letters);
  return Math.max(30, (kind === 'select' ? 42 : 20) + letters);
};

/**
 * A drawing of a control, hidden from screen readers: put its name next to it.
 */
export default function Glyph(props: GlyphProps): ReactNode {
  const { kind, text } = props;
  const width = Math.round(glyphWidth(props));
  const pair = kind === 'shift' || kind === 'undo';
  const plain = kind === 'toggle' || kind === 'handle' || pair;
  return (
    <svg
      className={styles.glyph}
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {!plain && <rect x="0.5" y="0.5" width={width - 1} height={HEIGHT - 1} rx="5" />}
      {kind === 'toggle' && <rect x="1" y={MIDDLE - 7} width="14" height="14" rx="3" />}
      {pair &&
        [0.5, 24.5].map((x) => (
          <rect key={x} x={x} y="0.5" width="21" height={HEIGHT - 1} rx="5" />
        ))}
      {kind === 'shift' && <path d="m7 17 4-4 4 4M31 13l4 4 4-4" />}
      {kind === 'undo' && (
        <path d="m9 10-3 3 3 3M6 13h6a3.5 3.5 0 0 1 0 7h-1M38 10l3 3-3 3M41 13h-6a3.5 3.5 0 0 0 0 7h1" />
      )}
      {kind === 'handle' && (
        <path className={styles.dots} d="M8 9h0M14 9h0M8 15h0M14 15h0M8 21h0M14 21h0" />
      )}
      {kind === 'select' && <path d={`m${width - 19} 13 4 4 4-4`} />}
      {text && (
        <text
          x={kind === 'button' ? width / 2 : kind === 'toggle' ? 22 : 10}
          y={MIDDLE + 4.5}
          textAnchor={kind === 'button' ? 'middle' : 'start'}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
