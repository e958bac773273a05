import { createRoot } from 'react-dom/client';
import PageFeedback, { type PageFeedbackProps } from '.';

/** The end of a guide. */
const PLACE = '.theme-doc-footer';

/**
 * Shows the question at the end of a guide, and nothing on other pages. It is no part of the page's own tree, which
 * must be the one that was published.
 *
 * @returns a function that removes the question
 */
export function showPageFeedback(props: PageFeedbackProps): () => void {
  const container = document.createElement('div');
  document.querySelector(PLACE)?.after(container);
  const root = createRoot(container);
  root.render(<PageFeedback {...props} />);
  return () => {
    root.unmount();
    container.remove();
  };
}
