/** The elements that hold the static parts of a page, in their order. */
export type StaticParts = readonly Element[];

/**
 * Client module: part of the first scripts, so that no page has a copy of its own.
 *
 * Finds the static parts of a page: in the page when it is the first one, otherwise in their file.
 *
 * @param id - what the parts are marked with in the page
 * @param count - how many there are
 * @param url - the address of the file
 * @throws Error like that of the bundler, when the file does not load
 */
export default async function load(id: string, count: number, url: string): Promise<StaticParts> {
  const published = document.querySelectorAll(`[data-static="${id}"]`);
  return published.length === count ? [...published] : fetchParts(url);
}

/** A request parses HTML without `innerHTML`, which Trusted Types forbid. Scripts in it would not run. */
function fetchParts(url: string): Promise<StaticParts> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.overrideMimeType('text/html;charset=utf-8');
    request.onloadend = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) return resolve([...responseXML.body.children]);
      const message = `Loading a part of the page failed: ${url} (${status}).`;
      reject(Object.assign(new Error(message), { name: 'ChunkLoadError', request: url }));
    };
    request.send();
  });
}
