import { createRoot } from 'react-dom/client';
import ConsentBar, { type ConsentBarProps } from '.';

/**
 * Shows the bar below the page. It is no part of the page's own tree, which must be the one that was
 * published.
 */
export function showConsentBar(props: ConsentBarProps): () => void {
  const asker = document.activeElement;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<ConsentBar {...props} />);
  return () => {
    const hadFocus = container.contains(document.activeElement);
    root.unmount();
    container.remove();
    if (hadFocus && asker instanceof HTMLElement) asker.focus({ preventScroll: true });
  };
}
