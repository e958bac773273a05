import { askAgain } from './askAgain';
import { latestLocation } from './latestLocation';
import { showFailure } from './showFailure';

/**
 * Loads the page that the address already names as a document of its own. Where the site does not
 * answer, that would replace the page at hand by the browser's own error, so that it says so instead.
 *
 * @returns when that is done, or the reader has gone elsewhere
 */
export async function openDocument(): Promise<void> {
  const location = latestLocation();
  const answers = await askAgain();
  if (location !== latestLocation()) return;
  if (answers) {
    window.location.reload();
    return;
  }
  const error = new Error(`No answer from ${window.location.href}`);
  console.warn(error);
  showFailure(error, false);
}
