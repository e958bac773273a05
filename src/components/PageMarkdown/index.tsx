import { useLocation } from '@docusaurus/router';
import { markdownAddress } from '@site/src/addresses/markdownAddress';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** What a reader can do with the Markdown of a guide or a page of the API reference: copy it, or open it. */
export default function PageMarkdown(): ReactNode {
  const address = markdownAddress(useLocation().pathname);
  const [result, setResult] = useState<[address: string, text: string]>();

  const copy = async () => {
    try {
      // Safari allows no later call, so that the text is still being loaded.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load(address) })]);
      setResult([address, 'Copied']);
    } catch {
      // Without permission or network, or on a page without https.
      setResult([address, 'Not copied: open it']);
    }
  };

  return (
    <div className={styles.tools} aria-live="polite">
      <button type="button" className={styles.tool} onClick={copy}>
        {result?.[0] === address ? result[1] : 'Copy page'}
      </button>
      <a href={address} target="_self" className={styles.tool}>
        Markdown
      </a>
    </div>
  );
}
