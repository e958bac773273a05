import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersionTargets } from '@site/src/versions/useVersionTargets';
import type { Props } from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The stock sentences, by the kind of banner. */
const MESSAGES = {
  unreleased: {
    id: 'theme.docs.versions.unreleasedVersionLabel',
    message: 'This is unreleased documentation for {siteTitle} {versionLabel} version.',
  },
  unmaintained: {
    id: 'theme.docs.versions.unmaintainedVersionLabel',
    message:
      'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.',
  },
};

function LatestVersionLink(): ReactNode {
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { latestVersionSuggestion: latest } = useDocVersionSuggestions(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { path } = useVersionTargets(pluginId)(latest);
  return (
    <Translate
      id="theme.docs.versions.latestVersionSuggestionLabel"
      values={{
        versionLabel: latest.label,
        latestVersionLink: (
          <b>
            <Link to={path} onClick={() => savePreferredVersionName(latest.name)}>
              <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
            </Link>
          </b>
        ),
      }}
    >
      {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
    </Translate>
  );
}

/**
 * The banner of an unreleased or unmaintained version. Its link leads to the same topic in the latest
 * version also where the page has another id there.
 *
 * @returns the banner, or nothing for a maintained version
 */
export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label } = useDocsVersion();
  const { siteConfig } = useDocusaurusContext();
  if (!banner) return null;
  const { id, message } = MESSAGES[banner];
  return (
    <div
      className={clsx(
        className,
        ThemeClassNames.docs.docVersionBanner,
        'alert alert--warning margin-bottom--md',
      )}
      role="alert"
    >
      <div>
        <Translate id={id} values={{ siteTitle: siteConfig.title, versionLabel: <b>{label}</b> }}>
          {message}
        </Translate>
      </div>
      <div className="margin-top--md">
        <LatestVersionLink />
      </div>
    </div>
  );
}
