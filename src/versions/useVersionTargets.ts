import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { findNearestTopic, type TopicTarget, type TopicVersion } from './topics';

/** Finds where the reader goes in a version. */
export type FindTarget = (version: TopicVersion) => TopicTarget;

/**
 * Tells, for the page that is shown, where it is in each docs version.
 *
 * @returns a function from a version to the page on the same topic, or the nearest one; outside the
 *   guides it is the version's first page
 */
export function useVersionTargets(pluginId?: string): FindTarget {
  const { activeDoc } = useActiveDocContext(pluginId);
  return (version) => {
    if (activeDoc) return findNearestTopic(activeDoc.id, version);
    // Nothing is lost on the way from a page that has no version.
    return { ...findNearestTopic(version.mainDocId, version), isSame: true };
  };
}
