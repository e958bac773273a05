import { findPage } from '@route-records/pages';
import { ALLOWS_STYLES, allowsInlineStyles } from '@site/config/inlineStyles';
import { withinSite } from '@site/src/addresses/basePath';

let isLeaving = false;

/** The content security policy in the document's HTML. The development server sends none. */
const policyOfDocument = () =>
  document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;

/**
 * Whether a page needs a document of its own: a document keeps the policy that it was loaded with, and that of a guide
 * does not allow the styles of UI libraries.
 *
 * @param pathname - the path of the page, whose code is loaded
 */
export function needsNewDocument(pathname: string): boolean {
  const policy = policyOfDocument();
  const isAllowed = policy === undefined || policy.includes(ALLOWS_STYLES);
  return !isAllowed && allowsInlineStyles(withinSite(findPage(pathname) ?? pathname));
}

/** Replaces the document by that of the address, to which the reader has gone already, and which they see from its top. */
export function loadDocument(): void {
  isLeaving = true;
  window.scrollTo(0, 0);
  window.location.reload();
}

/** Whether the document is being replaced by that of the same address. */
export const isLoadingDocument = (): boolean => isLeaving;
