import { useLocation } from '@docusaurus/router';
import { markdownAddress } from '@site/src/addresses/markdownAddress';
import CopyButton from '@site/src/components/CopyButton';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

async function load(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw new Error('The page could not be loaded. Are you online?');
  if (!response.ok) throw new Error(`The page could not be loaded (${response.status}).`);
  return response.text();
}

/** What a reader can do with the Markdown of a guide or a page of the API reference: copy it, or open it. */
export default function PageMarkdown(): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  return (
    <div className={styles.tools}>
      <CopyButton label="Copy page" text={() => load(address)} className={styles.tool} />
      <a href={address} target="_self" data-noBrokenLinkCheck className={styles.tool}>
        Markdown
      </a>
    </div>
  );
}
