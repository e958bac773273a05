import { shownPath } from '../codeLoading/routes/latestLocation';
import { type CodeName, findNames, nameAt, neighborOf } from './codeNames';
import { loadTypes } from './loadTypes';
import { Tooltip } from './Tooltip';

/** How long the pointer rests on a name before its type appears, in milliseconds: reading is no question. */
const SHOW_DELAY = 200;

/** How long the pointer may take from a name to its tooltip, in milliseconds. */
const HIDE_DELAY = 300;

const FAILURE =
  'The types could not be loaded. Check your connection, and point at the code again.';

const tooltip = new Tooltip();

/** The code block that the reader used last. It has no names where the types could not be loaded. */
let block: { pre: Element; names: readonly CodeName[]; hasFailed?: boolean } | undefined;

/** The name whose type is shown. */
let shown: CodeName | undefined;

/** Opens or closes the tooltip later. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the arrow keys lead from name to name. */
let byKeyboard = false;

/** Counts questions: an answer that comes after the next question is not shown. */
let asked = 0;

function hide(): void {
  clearTimeout(timer);
  asked++;
  shown = undefined;
  byKeyboard = false;
  // The next question requests the types again.
  if (block?.hasFailed) block = undefined;
  tooltip.hide();
}

function show(pre: Element, name: CodeName): void {
  // The page may have replaced the code since the reader pointed at it.
  if (!pre.isConnected) {
    hide();
    return;
  }
  clearTimeout(timer);
  shown = name;
  tooltip.show(pre, name, byKeyboard);
}

/** Loads the types of the page, and finds the names of a code block. */
async function findBlock(pre: Element): Promise<typeof block> {
  // Code that changes gets new elements.
  const isKnown = block?.pre === pre && block.names[0]?.range.startContainer.isConnected;
  if (isKnown || (block?.pre === pre && block.hasFailed)) return block;
  const question = ++asked;
  const code = pre.querySelector('code');
  try {
    const types = await loadTypes(shownPath());
    if (question !== asked || !code?.isConnected) return undefined;
    block = { pre, names: findNames(code, types) };
  } catch {
    if (question !== asked || !pre.isConnected) return undefined;
    block = { pre, names: [], hasFailed: true };
    tooltip.showMessage(pre, FAILURE);
  }
  return block;
}

async function point(pre: Element, event: MouseEvent): Promise<void> {
  const found = await findBlock(pre);
  if (!found) return;
  clearTimeout(timer);
  const name = nameAt(found.names, event);
  if (found.hasFailed || (name && name === shown)) return;
  if (!name) return leave();
  const open = () => {
    byKeyboard = false;
    show(pre, name);
  };
  // A tap is a question; a pointer that passes is none.
  if (event.type === 'click') open();
  else timer = setTimeout(open, SHOW_DELAY);
}

/** The pointer has left the name, perhaps for its tooltip. */
function leave(): void {
  clearTimeout(timer);
  if (tooltip.isOpen && !byKeyboard) timer = setTimeout(hide, HIDE_DELAY);
}

async function focus(pre: Element): Promise<void> {
  const found = await findBlock(pre);
  const name = found?.names[0];
  if (!name || document.activeElement !== pre) return;
  byKeyboard = true;
  show(pre, name);
}

/**
 * Shows the type of the name that the reader points at, taps or focuses.
 *
 * @param event - what happened in a code block
 * @param pre - the block
 */
export function showTypes(event: Event, pre: Element): void {
  listen();
  if (event.type === 'focusin') {
    if (pre.matches(':focus-visible')) void focus(pre);
    return;
  }
  // A finger that begins to scroll points at nothing; a tap is a click.
  if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') return;
  void point(pre, event as MouseEvent);
}

function onPointerMove(event: PointerEvent): void {
  const target = event.target as Element;
  if (event.pointerType === 'touch' || byKeyboard) return;
  // Several names may be in one element, so that entering it is not enough.
  if (tooltip.contains(target)) clearTimeout(timer);
  else if (block && target.closest('pre') === block.pre) void point(block.pre, event);
  else leave();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') hide();
  if (!block || !shown || !byKeyboard) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const name = neighborOf(block.names, shown, event.key);
  // At either end, the key scrolls as everywhere.
  if (!name) return;
  event.preventDefault();
  name.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  show(block.pre, name);
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element && !target.closest('pre') && !tooltip.contains(target)) hide();
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('pointermove', onPointerMove);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('click', onClick);
  document.addEventListener('focusout', hide);
  document.addEventListener('scroll', () => tooltip.place(), { capture: true, passive: true });
}
