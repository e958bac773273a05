import { forwardRef, useSyncExternalStore } from 'react';

interface Props {
  isOpen: boolean;
  onClick: () => void;
  /** The reader points at the button or has reached it by keyboard. */
  onIntent: () => void;
}

const APPLE = /mac|iphone|ipad|ipod/i;

const never = () => () => {};
const onApple = () => APPLE.test(navigator.platform);
const unknownOnServer = () => false;

/**
 * The search button, in the markup and styles of DocSearch, whose own button has a name that differs
 * from the text it shows (WCAG 2.5.3) and so cannot be called by voice.
 */
export default forwardRef<HTMLButtonElement, Props>(function SearchButton(
  { isOpen, onClick, onIntent },
  ref,
) {
  const apple = useSyncExternalStore(never, onApple, unknownOnServer);
  return (
    <button
      ref={ref}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts={apple ? 'Meta+K /' : 'Control+K /'}
      onClick={onClick}
      onMouseOver={onIntent}
      onFocus={onIntent}
    >
      <span className="DocSearch-Button-Container">
        <svg
          className="DocSearch-Search-Icon"
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
        >
          <path
            d="m14.4 14.4 4.1 4.1M15.5 8.75a6.75 6.75 0 1 1-13.5 0 6.75 6.75 0 0 1 13.5 0Z"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            fill="none"
          />
        </svg>
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        <kbd className="DocSearch-Button-Key">{apple ? '⌘' : 'Ctrl'}</kbd>
        <kbd className="DocSearch-Button-Key">K</kbd>
      </span>
    </button>
  );
});
