import {
  useActivePluginAndVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import topics from '@generated/frequent-topics/default/topics.json';
import type { ReactNode } from 'react';
import HitLink from '../HitLink';

interface Props {
  /** The reader follows a link in this tab. */
  onLeave: () => void;
}

/** The version of the page, or else the one that the reader chose last. */
function useReadersVersion() {
  const latest = useLatestVersion(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const active = useActivePluginAndVersion();
  const ofPage = active?.activePlugin.pluginId === 'default' ? active.activeVersion : undefined;
  return ofPage ?? preferredVersion ?? latest;
}

/** Guides that many readers look for, in the reader's version. */
export default function TopicList({ onLeave }: Props): ReactNode {
  const { name } = useReadersVersion();
  return (
    <section className="DocSearch-Hits">
      <h2 className="DocSearch-Hit-source">Frequent topics</h2>
      <ul>
        {topics[name]?.map(({ title, path }) => (
          <li key={path} className="DocSearch-Hit">
            <HitLink url={path} onFollow={(inThisTab) => inThisTab && onLeave()}>
              <span className="DocSearch-Hit-title">{title}</span>
            </HitLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
