import { PageMetadata } from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import { LICENSE_LIST, LICENSES } from '@site/config/licenses';
import { SITE } from '@site/config/site';
import { ownAddress } from '@site/src/addresses/basePath';
import loadParts from '@site/src/clientModules/staticHtml';
import FailureMessage from '@site/src/codeLoading/FailureMessage';
import TextPage from '@site/src/components/TextPage';
import { type ReactNode, useRef, useState } from 'react';

/**
 * The packages that ship, with their licenses. They are known when the scripts are bundled, so that the build
 * writes the list into the HTML of the page; readers who come from another page load it. The development server has no
 * list.
 */
function LicenseList(): ReactNode {
  const own = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const shown = own.current;
    if (failed || !shown || shown.firstChild) return;
    loadParts('licenses', 1, ownAddress(LICENSES.part)).then(
      ([list]) => list && shown.append(...list.childNodes),
      () => setFailed(true),
    );
  }, [failed]);
  return (
    <>
      {failed && (
        <FailureMessage onRetry={() => setFailed(false)}>
          The list could not be loaded. Check your connection.
        </FailureMessage>
      )}
      <div
        ref={own}
        {...{ [LICENSE_LIST]: '' }}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps what the build wrote here
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}

/** The licenses of what the site publishes. */
export default (): ReactNode => (
  <TextPage title="Licenses">
    <PageMetadata description="The licenses of the library, of this site, and of every package whose code the site publishes." />
    <p>
      The library and this site are under the{' '}
      <a href={`${SITE.repository}/blob/main/LICENSE.md`}>MIT License</a>. The pages, the demos and
      the sandbox contain code of these packages:
    </p>
    <LicenseList />
  </TextPage>
);
