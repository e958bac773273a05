import LookStage from '@site/src/components/LookStage';
import type { Look } from '@site/src/components/looks/Look';
import NamedControls from '@site/src/components/NamedControls';
import { memo, useMemo } from 'react';
import LiveBuilder, { type Live, LiveContext } from './LiveBuilder';

interface Props extends Omit<Live, 'translations'> {
  look: Look;
}

/**
 * The query builder of the demo in a look.
 *
 * A UI library's providers would render all of its components again if they were rendered with each
 * key, which takes seconds with a thousand rules; so they are not.
 *
 * @param props - see {@link Props}
 * @returns the builder on its stage
 */
function Builder({ look, ...live }: Props) {
  const stage = useMemo(
    () => (
      <LookStage look={look}>
        <NamedControls>
          <LiveBuilder />
        </NamedControls>
      </LookStage>
    ),
    [look],
  );
  return (
    <LiveContext.Provider value={{ ...live, translations: look.translations }}>
      {stage}
    </LiveContext.Provider>
  );
}

export default memo(Builder);
