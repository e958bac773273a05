// The styles of what is in the page's HTML before the components in `live.ts` are loaded.
import '@site/src/components/ApiNote/styles.module.css';
import '../styles.module.css';
import PagePart, { type PartProps } from '@site/src/hydrateOnInteraction/PagePart';
import type { ReactNode } from 'react';
import components from './components';

type Props = Pick<PartProps<NonNullable<(typeof components)['loaded']>>, 'children'>;

/** What a page of the API reference says about its member, its package and its version: text and links. */
export default function MemberPart({ children }: Props): ReactNode {
  return (
    <PagePart of={components} hasLinksOnly>
      {children}
    </PagePart>
  );
}
