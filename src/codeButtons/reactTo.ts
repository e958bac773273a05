import { CLASSES, COPIED_ICON, COPY, ICON_BOX, WRAP } from '../components/CodeBlock/names';
import { type CopyResult, copyText, RESULT_DURATION } from '../components/CopyButton/copyText';

const SVG = 'http://www.w3.org/2000/svg';

/** The code of a block; code that is not highlighted yet has no lines. */
function codeOf(block: Element): string {
  const lines = [...block.querySelectorAll(`.${CLASSES.line}`)];
  if (lines.length > 0) return lines.map(({ textContent }) => textContent).join('\n');
  return block.querySelector('code')?.textContent ?? '';
}

/** When each button that shows a result stops to do so. */
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows what came of copying, or what the button does. */
function showOn(button: HTMLElement, result?: CopyResult): void {
  button.ariaLabel = result?.text ?? COPY.label;
  button.title = result?.text ?? COPY.title;
  if (result) button.dataset.copied = String(result.isCopied);
  else delete button.dataset.copied;
  button.querySelector('path')?.setAttribute('d', result?.isCopied ? COPIED_ICON : COPY.icon);
}

async function copy(block: Element, button: HTMLElement): Promise<void> {
  const result = await copyText(() => codeOf(block));
  clearTimeout(timers.get(button));
  showOn(button, result);
  timers.set(
    button,
    setTimeout(() => showOn(button), RESULT_DURATION),
  );
}

/** Whether the lines of a block continue on the next line, instead of scrolling. */
const isWrapped = (content: Element) => content.classList.contains(CLASSES.wrapped);

function createWrapButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn';
  button.dataset.wraps = '';
  button.ariaLabel = WRAP.label;
  button.title = WRAP.title;
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', ICON_BOX);
  icon.ariaHidden = 'true';
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', WRAP.icon);
  icon.append(path);
  button.append(icon);
  return button;
}

/** Offers to wrap the lines of code that is wider than its block. */
function offerWrap(content: Element): void {
  const pre = content.querySelector('pre');
  const buttons = content.querySelector(`.${CLASSES.buttons}`);
  if (!pre || !buttons || isWrapped(content)) return;
  const isNeeded = pre.scrollWidth > pre.clientWidth;
  const existing = buttons.querySelector('[data-wraps]');
  if (!isNeeded) existing?.remove();
  else if (!existing) buttons.prepend(createWrapButton());
}

function toggleWrap(content: Element, button: HTMLElement): void {
  button.ariaPressed = String(content.classList.toggle(CLASSES.wrapped));
}

/**
 * Does what a reader asks of a code block: the buttons are part of the page's HTML, or React has rendered them.
 *
 * @param event - what happened in the block
 * @param block - the element of the block
 */
export function reactTo(event: Event, block: Element): void {
  const content = block.querySelector(`.${CLASSES.content}`);
  if (!content) return;
  offerWrap(content);
  const button = (event.target as Element).closest<HTMLElement>(`.${CLASSES.buttons} button`);
  if (event.type !== 'click' || !button) return;
  if (button.dataset.wraps === undefined) void copy(block, button);
  else toggleWrap(content, button);
}
