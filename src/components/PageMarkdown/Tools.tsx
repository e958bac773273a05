import { useLocation } from '@docusaurus/router';
import { markdownAddress } from '@site/src/addresses/markdownAddress';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** The button that copies the Markdown of the page, and the link to it. */
export default function Tools(): ReactNode {
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
    <>
      <span aria-live="polite">
        <button type="button" className={styles.tool} onClick={copy}>
          {result?.[0] === address ? result[1] : 'Copy page'}
        </button>
      </span>
      <a href={address} target="_self" className={styles.tool}>
        Markdown
      </a>
    </>
  );
}
