import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import type { NearestTopicState } from '@site/src/components/NearestTopic';
import { ENHANCED_LINK } from '@site/src/hydrateOnInteraction/enhancedLink';
import { useVersionTargets } from '@site/src/versions/useVersionTargets';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { MouseEvent, ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether the browser would follow a click on a link in the same tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * The version switch of the top bar. It keeps the reader on the same topic; where a version has no
 * page on it, it says so and leads to the nearest page.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _,
  ...props
}: Props): ReactNode {
  const { search, hash } = useLocation();
  const history = useHistory();
  const versions = useVersions(docsPluginId);
  const { activeVersion, activeDoc } = useActiveDocContext(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const findTarget = useVersionTargets(docsPluginId);
  const shown = useDocsVersionCandidates(docsPluginId)[0];

  const items: LinkLikeNavbarItemProps[] = versions.map((version) => {
    const { path, isSame } = findTarget(version);
    const to = isSame ? `${path}${search}${hash}` : path;
    return {
      label: isSame ? (
        version.label
      ) : (
        <>
          {version.label} <span className={styles.nearest}>nearest page</span>
        </>
      ),
      to,
      isActive: () => version === activeVersion,
      [ENHANCED_LINK]: true,
      onClick: (event: MouseEvent) => {
        savePreferredVersionName(version.name);
        if (isSame || !isPlainClick(event)) return;
        event.preventDefault();
        const state: NearestTopicState = {
          missing: activeDoc?.id ?? '',
          from: activeVersion?.label ?? '',
          backTo: activeDoc?.path ?? '',
        };
        history.push(to, { nearestTopic: state });
      },
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      to={mobile ? undefined : findTarget(shown).path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
