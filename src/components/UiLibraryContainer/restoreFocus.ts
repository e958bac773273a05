/** The rules and groups of a query builder. */
const ITEM = '[data-rule-id], [data-rule-group-id]';
const CONTROL = 'a[href], button, input, select, textarea, [tabindex]';
const ADD_RULE = '.ruleGroup-addRule, [data-testid="add-rule"]';

/** Where the focus is or was. */
interface FocusPlace {
  element: HTMLElement;
  /** The id of the rule or group. */
  id: string;
  path: number[];
  /** The position among the controls of the rule or group, counted from its last control. */
  fromEnd: number;
}

const getId = ({ dataset }: HTMLElement) => dataset.ruleId ?? dataset.ruleGroupId ?? '';
const getPath = ({ dataset }: HTMLElement): number[] => JSON.parse(dataset.path ?? '[]');
const isUsable = (control: HTMLElement | undefined): control is HTMLElement =>
  control?.isConnected === true && control.matches(':enabled, a, [tabindex]:not(:disabled)');

/** The controls of a rule, or of the header of a group, disabled ones included. */
function getControls(item: HTMLElement): HTMLElement[] {
  const header = item.dataset.ruleGroupId === undefined ? item : item.firstElementChild;
  const controls = header?.querySelectorAll<HTMLElement>(CONTROL) ?? [];
  return [...controls].filter(({ tabIndex }) => tabIndex >= 0);
}

function describeFocus(element: HTMLElement): FocusPlace | undefined {
  const item = element.closest<HTMLElement>(ITEM);
  if (!item) return undefined;
  const fromEnd = getControls(item).reverse().indexOf(element);
  return { element, id: getId(item), path: getPath(item), fromEnd };
}

/** The nearest control that can be used, preferably in the same part of the rule. */
function findNearestUsable(controls: HTMLElement[], index: number): HTMLElement | undefined {
  const parent = controls[index]?.parentElement;
  const distance = (control: HTMLElement) =>
    Math.abs(controls.indexOf(control) - index) +
    (control.parentElement === parent ? 0 : controls.length);
  return controls.filter(isUsable).sort((one, other) => distance(one) - distance(other))[0];
}

/** Where the focus belongs when its control is gone or disabled. */
function findSuccessor(stage: HTMLElement, place: FocusPlace): HTMLElement | undefined {
  // A popup had the focus, and its rule is still there.
  if (isUsable(place.element)) return place.element;
  const items = [...stage.querySelectorAll<HTMLElement>(ITEM)];
  const itemAt = (path: number[]) => items.find((item) => String(getPath(item)) === String(path));

  const moved = items.find((item) => getId(item) === place.id);
  if (moved) {
    const controls = getControls(moved);
    return findNearestUsable(controls, controls.length - 1 - place.fromEnd);
  }
  // The next rule or group has taken the path of the one that was removed.
  const parent = place.path.slice(0, -1);
  for (let index = place.path.at(-1) ?? -1; index >= 0; index -= 1) {
    const neighbor = itemAt([...parent, index]);
    const control = neighbor && getControls(neighbor).at(-1 - place.fromEnd);
    if (isUsable(control)) return control;
  }
  for (let path = parent; ; path = path.slice(0, -1)) {
    const group = itemAt(path);
    const controls = group ? getControls(group) : [];
    const addRule = controls.find((control) => control.matches(ADD_RULE));
    const control = isUsable(addRule) ? addRule : controls.find(isUsable);
    if (control || path.length === 0) return control;
  }
}

/**
 * Keeps the keyboard focus in a query builder when the control that has it is removed, moved to
 * another group or disabled. The focus goes to the same control of the rule where that is now,
 * otherwise of the rule that follows or precedes, otherwise to the button that adds a rule.
 *
 * Works on the attributes that the library gives to rules and groups, with any UI library.
 *
 * @param stage - contains the query builder, and the popups of its UI library
 * @param signal - ends it
 */
export function restoreFocus(stage: HTMLElement, signal: AbortSignal): void {
  let place: FocusPlace | undefined;
  const remember = (element: Element | null) => {
    // A popup is in no rule: the control that opened it stays the place to return to.
    if (element instanceof HTMLElement && stage.contains(element))
      place = describeFocus(element) ?? place;
  };
  const hasFocus = (element: Element | null) => element !== null && element !== document.body;

  remember(document.activeElement);
  stage.addEventListener('focusin', ({ target }) => remember(target as Element), { signal });
  stage.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      // Removing or moving an element can report this as well: wait until that is done.
      queueMicrotask(() => {
        const isInside = [relatedTarget, document.activeElement].some((element) =>
          stage.contains(element as Element | null),
        );
        if (isUsable(target as HTMLElement) && !isInside) place = undefined;
      });
    },
    { signal },
  );

  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (!place) return;
    if (hasFocus(activeElement) && !activeElement?.matches(':disabled')) {
      remember(activeElement);
      return;
    }
    findSuccessor(stage, place)?.focus();
  });
  observer.observe(stage, { attributeFilter: ['disabled'], childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}
