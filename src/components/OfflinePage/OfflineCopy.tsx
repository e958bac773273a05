import Link from '@docusaurus/Link';
import { useDocsPreferredVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import controls from '@site/src/components/controls.module.css';
import type { StopReason } from '@site/src/offline/storeCopy';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';
import { type OfflineState, useOfflineCopy } from './useOfflineCopy';

const inMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** What Docusaurus calls a docs version, and the reverse. */
const docsName = (name: string) => (name === 'next' ? 'current' : name);
const offlineName = (name: string) => (name === 'current' ? 'next' : name);

const STOPPED: Record<StopReason, string> = {
  paused: 'Paused. What is stored stays; press Continue for the rest.',
  unreachable:
    'The site does not answer. Check your network connection. What is stored stays; press Continue for the rest.',
  changed:
    'The site was published again in the meantime. Reload this page, then press Continue: files that have not changed are not loaded again.',
  full: 'Your browser has no room for the copy. Free some space on your device, or delete the data of other sites in the settings of your browser; then press Continue.',
  forbidden:
    'Your browser does not let this site store files. Allow this site to keep data in the settings of your browser, and leave private windows; then try again.',
};

/** What is stored, in a sentence. */
function Status({ state, label }: { state: OfflineState; label: (name: string) => string }) {
  const { copy, incomplete, progress, stopped, versions } = state;
  if (progress) {
    const { name, bytes, total } = progress;
    return <>{`Storing version ${label(name)}: ${inMegabytes(bytes)} of ${inMegabytes(total)}.`}</>;
  }
  const newer = copy && versions.find(({ name }) => name === copy.name);
  const hasUpdate = newer !== undefined && newer.build !== copy?.build;
  return (
    <>
      {copy &&
        `Version ${label(copy.name)} is stored, with ${inMegabytes(copy.bytes)}, as of ${new Date(copy.time).toLocaleDateString('en-US', { dateStyle: 'long' })}. `}
      {hasUpdate &&
        'The site has changed since: an update is available, which loads only what has changed. '}
      {incomplete && !stopped && `The copy of version ${label(incomplete)} is not complete. `}
      {!copy && !incomplete && !stopped && 'Nothing is stored. '}
      {stopped && STOPPED[stopped]}
    </>
  );
}

/** The control with which a reader stores a version, pauses, continues, updates and deletes the copy. */
export default function OfflineCopy(): ReactNode {
  const id = useId();
  const docsVersions = useVersions(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const { state, start, pause, remove } = useOfflineCopy();
  const { isKnown, isSupported, versions, copy, incomplete, progress } = state;
  const [chosen, setChosen] = useState<string>();
  const latest = docsVersions.find(({ isLast }) => isLast)?.name ?? '';
  const name = chosen ?? incomplete ?? copy?.name ?? offlineName(preferredVersion?.name ?? latest);
  const label = (version: string) =>
    docsVersions.find((docs) => docs.name === docsName(version))?.label ?? version;
  if (!isSupported) {
    return (
      <p role="status">
        This browser cannot store the site: it needs service workers, which browsers offer on
        addresses with https, and mostly not in private windows.
      </p>
    );
  }
  const offered = versions.find((version) => version.name === name);
  const isCurrent = copy !== undefined && copy.name === name && copy.build === offered?.build;
  const action = copy?.name === name ? 'Update' : 'Store';
  const guides = docsVersions.find((version) => version.name === docsName(copy?.name ?? ''));
  const main = guides?.docs.find((doc) => doc.id === guides.mainDocId);
  return (
    <section className={styles.copy} aria-label="Offline copy" data-needs-scripts>
      <div className={styles.controls}>
        <label htmlFor={`${id}-version`}>Version</label>
        <select
          id={`${id}-version`}
          className={controls.field}
          value={name}
          disabled={progress !== undefined}
          onChange={({ target }) => setChosen(target.value)}
        >
          {docsVersions.map((version) => {
            const size = versions.find((each) => each.name === offlineName(version.name))?.bytes;
            return (
              <option key={version.name} value={offlineName(version.name)}>
                {version.label}
                {size !== undefined && `, ${inMegabytes(size)}`}
              </option>
            );
          })}
        </select>
        <button
          type="button"
          className={controls.primary}
          aria-disabled={!isKnown || (isCurrent && !progress)}
          onClick={() => {
            if (progress) pause();
            else if (isKnown && !isCurrent) void start(name);
          }}
        >
          {progress ? 'Pause' : incomplete === name ? 'Continue' : action}
        </button>
        {(copy || incomplete) && !progress && (
          <button type="button" className={controls.plain} onClick={() => void remove()}>
            Delete the copy
          </button>
        )}
      </div>
      {progress && (
        <progress
          className={styles.progress}
          aria-label="Stored part of the copy"
          value={progress.bytes}
          max={progress.total || 1}
        />
      )}
      <p role="status">{isKnown && <Status state={state} label={label} />}</p>
      {copy && main && (
        <p>
          <Link to={main.path}>Open the guides of version {label(copy.name)}</Link>, or{' '}
          <Link to={`/sandbox?v=${copy.major}`}>the sandbox</Link>.
        </p>
      )}
    </section>
  );
}
