import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import ApiNote from '@site/src/components/ApiNote';
import OriginalFooter from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';

/**
 * The end of a docs page; on a page of the API reference it says what the page was made from.
 *
 * @returns the footer
 */
export default function DocItemFooter(): ReactNode {
  const plugin = useActivePlugin();
  return (
    <>
      <OriginalFooter />
      {plugin?.pluginId === 'api' && <ApiNote />}
    </>
  );
}
