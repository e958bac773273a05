const asked = new Set<string>();

/** Browsers that cannot prefetch with links may not have `relList.supports` either. */
function knowsLinks(): boolean {
  try {
    return document.createElement('link').relList.supports('prefetch');
  } catch {
    return false;
  }
}

function byLink(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function byRequest(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', file);
    request.withCredentials = true;
    request.onload = () => (request.status === 200 ? resolve() : reject());
    request.onerror = reject;
    request.send();
  });
}

/**
 * Fetches a file ahead, for the browser's cache. It replaces the Docusaurus module of this name,
 * which fetches what several pages share again for each of them.
 * Does not fail: after a failure, the next call for the file tries again.
 *
 * @param file - the address of the file
 */
export default async function prefetch(file: string): Promise<void> {
  if (asked.has(file)) return;
  asked.add(file);
  try {
    await (knowsLinks() ? byLink(file) : byRequest(file));
  } catch {
    asked.delete(file);
  }
}
