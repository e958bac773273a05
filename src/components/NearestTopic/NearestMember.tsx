import { useLocation } from '@docusaurus/router';
import { useModule } from '@site/src/codeLoading/useModule';
import { type ReactNode, useEffect, useState } from 'react';

const load = () => import('./MissingAnchor');

/** Leads from an anchor that the page of the reference does not have to the nearest member. */
export default function NearestMember(): ReactNode {
  const { pathname, hash } = useLocation();
  const [missing, setMissing] = useState('');
  const { loaded } = useModule(missing !== '', load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other anchors
  useEffect(() => {
    const id = hash.slice(1);
    setMissing(id && !document.getElementById(id) ? id : '');
  }, [pathname, hash]);

  return <div role="status">{missing && loaded && <loaded.default hash={missing} />}</div>;
}
