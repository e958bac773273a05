import Link from '@docusaurus/Link';
import { useReferencePlace } from '@site/src/components/ApiLookup/useReferencePlace';
import { useApiPackages } from '@site/src/components/ApiNote/useApiPackages';
import type { ReactNode } from 'react';
import { sourceAddress } from './sourceAddress';
import styles from './styles.module.css';
import { useMember } from './useMember';

/** What is linked: a file, or the folder of a package that this site has an implementation of its own of. */
const sourceTitle = (source: string) =>
  source.includes('/tree/') ? 'Source of the published package' : 'Source';

/**
 * The kind of an API member, the package that exports it, since when it exists, and its source.
 *
 * @returns the line, or nothing on a page that is no member's
 */
export default function MemberKind(): ReactNode {
  const packages = useApiPackages();
  const member = useMember();
  const { base = '/api' } = useReferencePlace() ?? {};
  if (!member) return null;
  const { packageName, facts } = member;
  const { kind, since, sinceHref, source } = facts;
  const { version = '' } = packages.find(({ name }) => name === packageName) ?? {};
  return (
    <p className={styles.kind}>
      <span>
        {kind} of <Link to={`${base}/${packageName}`}>{packageName}</Link>{' '}
        {version.replace(/-local\..*/, '')}
      </span>
      {since &&
        (sinceHref ? (
          <Link to={sinceHref}>Since version {since}</Link>
        ) : (
          <span>Since version {since}</span>
        ))}
      {source && (
        <Link href={sourceAddress(source, packageName, version)}>{sourceTitle(source)}</Link>
      )}
    </p>
  );
}
