/** The part of the browser's interface that is used; TypeScript's own library lacks it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<string, (text: string) => string | null>,
  ): { createHTML(text: string): string };
}

/**
 * Says which texts scripts may turn into markup, and which addresses into scripts; a browser with
 * Trusted Types refuses all others with an error.
 *
 * Markup is what Docusaurus itself writes: its progress bar and its banner for a wrong base URL.
 * React and the UI libraries build elements without markup, and write style sheets, which hold none.
 * Scripts are files of the site; the data that describes a page to search engines is JSON.
 *
 * The function's source is put into pages, so that it uses nothing from outside.
 */
export function createPolicies(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return;
  const elements = 'A B BR CODE DIV EM I KBD P SPAN STRONG'.split(' ');
  const attribute = /^(?:aria-[a-z]+|class|data-[a-z-]+|id|rel|role|style|target|title)$/;
  const address = /^(?:https:|#|\/(?![/\\]))/;
  const inert = trustedTypes.createPolicy('inert', { createHTML: (html) => html });

  const isPlain = (html: string) => {
    const { head, body } = new DOMParser().parseFromString(inert.createHTML(html), 'text/html');
    return (
      head.childElementCount === 0 &&
      body.attributes.length === 0 &&
      [...body.querySelectorAll('*')].every(
        (element) =>
          elements.includes(element.tagName) &&
          [...element.attributes].every(({ name, value }) =>
            name === 'href' ? address.test(value) : attribute.test(name),
          ),
      )
    );
  };
  const isJson = (text: string) => {
    try {
      return text.startsWith('{') && JSON.parse(text) !== null;
    } catch {
      return false;
    }
  };
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (!html.includes('<') || isPlain(html) ? html : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => {
      const { origin, pathname } = new URL(url, location.href);
      return origin === location.origin && pathname.startsWith('/assets/') ? url : null;
    },
  });
}

/**
 * The script that creates the policies of Trusted Types, for the head of every page.
 *
 * @returns the script's source
 */
export function trustedTypesScript(): string {
  return `(${createPolicies.toString()})()`;
}
