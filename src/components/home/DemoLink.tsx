import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { ownAddress } from '@site/src/addresses/basePath';
import { uiLibraries } from '@site/src/demo/uiLibraries';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { LiveExampleState } from './useLiveExample';

interface Props {
  live: LiveExampleState;
  className?: string;
  children: ReactNode;
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A link to the demo of the chosen UI library, which shows the query in the chosen format. */
export default function DemoLink({ live, className, children }: Props): ReactNode {
  const history = useHistory();
  const route = uiLibraries.find(({ id }) => id === live.uiLibrary.shown.id)?.route ?? '/demo';
  const [address, setAddress] = useState<string>();

  const linkToDemo = async () => {
    const { demoAddress } = await import('@site/src/demo/examples/demoAddress');
    // The demo has the fields of one example.
    return demoAddress(
      route,
      live.format,
      live.example.shown.id === 'orders' ? live.query : undefined,
    );
  };
  // Written when the link is about to be used: it may be opened in another tab.
  const prepare = () => void linkToDemo().then(setAddress, () => setAddress(undefined));
  const follow = async (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    history.push(ownAddress(await linkToDemo().catch(() => route)));
  };

  return (
    <Link
      className={className}
      to={address ?? route}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
