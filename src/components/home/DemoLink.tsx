import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { looks } from '@site/src/demo/looks';
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
  const route = looks.find(({ id }) => id === live.look.shown.id)?.route ?? '/demo';
  const [address, setAddress] = useState<string>();

  const write = async () => {
    const { demoAddress } = await import('@site/src/demo/examples/demoAddress');
    // The demo has the fields of one example.
    return demoAddress(
      route,
      live.format,
      live.example.shown.id === 'orders' ? live.query : undefined,
    );
  };
  // Written when the link is about to be used: it may be opened in another tab.
  const prepare = () => void write().then(setAddress, () => setAddress(undefined));
  const follow = async (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    history.push(await write().catch(() => route));
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
