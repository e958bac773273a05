import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import styles from './styles.module.css';
import { useRestoredFocus } from './useRestoredFocus';

interface Props {
  uiLibrary: UiLibrary;
  children: ReactNode;
}

/**
 * The part of a page that belongs to a UI library: its stylesheet is linked while this is shown and
 * leaves with it, and applies to nothing outside.
 */
export default function UiLibraryContainer({ uiLibrary, children }: Props): ReactNode {
  const { id, stylesheet, Frame } = uiLibrary;
  // In the published HTML the browser waits for the stylesheet by itself; after a navigation inside
  // the site the stage stays hidden until it is there, or has failed to come.
  const [styled, setStyled] = useState(!useIsBrowser());
  const reveal = () => setStyled(true);
  const stage = useRef<HTMLDivElement>(null);
  useRestoredFocus(stage);
  // What this container learns after hydration does not concern the query builder, which takes long to render.
  const framed = useMemo(() => <Frame>{children}</Frame>, [Frame, children]);
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          {/* Where scripts are off, nothing else says that the page is in light mode. */}
          <html lang="en" data-theme="light" />
          {stylesheet && <link rel="preload" as="style" href={stylesheet} />}
        </Head>
      )}
      {stylesheet && <link rel="stylesheet" href={stylesheet} onLoad={reveal} onError={reveal} />}
      <div
        ref={stage}
        className={styles.stage}
        style={styled ? undefined : { visibility: 'hidden' }}
      >
        <div data-ui-library={id}>{framed}</div>
      </div>
    </>
  );
}
