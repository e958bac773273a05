import { useLocation } from '@docusaurus/router';
import { useEffect } from 'react';

/** Opens the collapsed group that the address leads into. Browsers do it only when they load a page. */
export function useOpenTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const group = target?.closest('details');
    if (!target || !group || group.open) return;
    group.open = true;
    target.scrollIntoView();
  }, [hash]);
}
