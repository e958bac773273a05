import FailureMessage from '@site/src/codeLoading/FailureMessage';
import { useModule } from '@site/src/codeLoading/useModule';
import type { ReactNode } from 'react';
import type { LookupBoxProps } from './LookupBox';

const load = () => import('./LookupBox');

/**
 * The box that finds members and props of the reference. It needs scripts, so that its own is loaded
 * behind those of the page; until then its place is reserved.
 */
export default function ApiLookup(props: LookupBoxProps): ReactNode {
  const { loaded, failed, retry } = useModule(true, load);
  if (loaded) return <loaded.default {...props} />;
  return (
    <div className="api-lookup-reserved" data-needs-scripts data-nosnippet>
      {failed && (
        <FailureMessage onRetry={retry}>
          The box that finds names could not be loaded.
        </FailureMessage>
      )}
    </div>
  );
}
