import type { CodeName } from './codeNames';
import styles from './styles.module.css';

/** The name of the highlight in the stylesheet. */
const HIGHLIGHT = 'typed-name';

/** How far a tooltip stays from the edges of the window, in pixels. */
const MARGIN = 8;

const ID = 'code-types';

/** Where the tooltip points: a name, or the code block that has a message. */
type Anchor = Pick<Range, 'getBoundingClientRect'>;

/** The box with the type of a name. It is part of the code block, so that it leaves the page with it. */
export class Tooltip {
  private readonly box = document.createElement('div');
  private pre: Element | undefined;
  private anchor: Anchor | undefined;

  constructor() {
    this.box.id = ID;
    this.box.className = styles.tooltip as string;
    this.box.setAttribute('role', 'tooltip');
    // Above everything, whatever cuts off the code block.
    this.box.popover = 'manual';
  }

  get isOpen(): boolean {
    return this.anchor !== undefined && this.box.isConnected;
  }

  contains(target: EventTarget | null): boolean {
    return target instanceof Node && this.box.contains(target);
  }

  /** Shows the type of a name; with `keys`, also which keys lead to the others, and announces it. */
  show(pre: Element, { range, text: [type, description] }: CodeName, keys = false): void {
    const code = document.createElement('code');
    code.textContent = type;
    const parts: Element[] = [code];
    if (description) parts.push(paragraph(description));
    if (keys) parts.push(paragraph('Arrow keys: other names. Esc: close.', styles.keys));
    this.open(pre, range, parts, keys);
    CSS.highlights?.set(HIGHLIGHT, new Highlight(range));
  }

  /** Shows a message about a code block. */
  showMessage(pre: Element, message: string): void {
    this.open(pre, pre, [paragraph(message)], true);
  }

  hide(): void {
    this.pre?.removeAttribute('aria-describedby');
    this.box.remove();
    this.anchor = undefined;
    CSS.highlights?.delete(HIGHLIGHT);
  }

  /** Follows the name when the page or the code scrolls. */
  place(): void {
    if (!this.anchor) return;
    const { left, top, bottom } = this.anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = this.box;
    const { clientWidth, clientHeight } = document.documentElement;
    const isBelow = bottom + offsetHeight + MARGIN <= clientHeight || top < offsetHeight + MARGIN;
    style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - offsetWidth - MARGIN))}px`;
    style.top = `${isBelow ? bottom : top - offsetHeight}px`;
  }

  private open(pre: Element, anchor: Anchor, parts: Element[], isAnnounced: boolean): void {
    if (this.pre !== pre) this.hide();
    this.pre = pre;
    this.anchor = anchor;
    this.box.ariaLive = isAnnounced ? 'polite' : 'off';
    const container = pre.closest('.theme-code-block') ?? document.body;
    if (this.box.parentNode !== container) container.append(this.box);
    this.box.replaceChildren(...parts);
    this.box.showPopover?.();
    pre.setAttribute('aria-describedby', ID);
    this.place();
  }
}

function paragraph(text: string, className?: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  if (className) element.className = className;
  return element;
}
