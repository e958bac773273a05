import NamedControls from '@site/src/components/NamedControls';
import ProgressiveBuilder from '@site/src/components/ProgressiveBuilder';
import ProgressiveGroups from '@site/src/components/ProgressiveBuilder/ProgressiveGroups';
import UiLibraryContainer from '@site/src/components/UiLibraryContainer';
import type { UiLibrary } from '@site/src/components/uiLibraries/UiLibrary';
import { memo, useMemo } from 'react';
import LiveBuilder, { LiveContext, type LiveState } from './LiveBuilder';

interface Props extends Omit<LiveState, 'translations'> {
  uiLibrary: UiLibrary;
}

/**
 * The query builder of the demo in a UI library.
 *
 * A UI library's providers would render all of its components again if they were rendered with each
 * key, which takes seconds with a thousand rules; so they are not.
 */
function Builder({ uiLibrary, ...live }: Props) {
  const stage = useMemo(
    () => (
      <UiLibraryContainer uiLibrary={uiLibrary}>
        <NamedControls>
          <ProgressiveGroups>
            <LiveBuilder />
          </ProgressiveGroups>
        </NamedControls>
      </UiLibraryContainer>
    ),
    [uiLibrary],
  );
  return (
    <ProgressiveBuilder
      query={live.query}
      batchSize={uiLibrary.batchSize}
      isOverflowing={live.settings.showBranches}
    >
      <LiveContext.Provider value={{ ...live, translations: uiLibrary.translations }}>
        {stage}
      </LiveContext.Provider>
    </ProgressiveBuilder>
  );
}

export default memo(Builder);
