import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { decodedId, nameOfAnchor, nearestEntry, sameAnchor } from '@site/src/apiLookup/anchors';
import { loadLookup } from '@site/src/apiLookup/loadLookup';
import { useModule } from '@site/src/codeLoading/useModule';
import { useReferencePlace } from '@site/src/components/ApiLookup/useReferencePlace';
import { searchPath } from '@site/src/search/address';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import styles from './styles.module.css';

/** The ids on the page that its text has. */
const idsOfPage = () => [...document.querySelectorAll('main article [id]')].map(({ id }) => id);

/**
 * Leads from an anchor of an older reference to that of the same name, or says that the page does not
 * have it, and which member or prop is nearest.
 */
export default function MissingAnchor({ hash }: { hash: string }): ReactNode {
  const history = useHistory();
  const { pathname } = useLocation();
  const { base = '', packageName } = useReferencePlace() ?? {};
  const id = decodedId(hash);
  const same = useMemo(
    () => (document.getElementById(id) ? id : sameAnchor(id, idsOfPage())),
    [id],
  );
  const { loaded, failed } = useModule(
    !same,
    useCallback(() => loadLookup(base), [base]),
  );

  useEffect(() => {
    if (same && same !== hash) history.replace(`${pathname}#${same}`);
  }, [same, hash, pathname, history]);

  if (same) return null;
  const name = nameOfAnchor(id);
  const nearest = loaded && nearestEntry(loaded.entries, name, pathname, packageName);
  return (
    <p className={styles.note}>
      This page has no section “{id}”.{' '}
      {nearest && (
        <>
          The nearest name is <Link to={nearest.url}>{nearest.label}</Link>.
        </>
      )}
      {(failed || (loaded && !nearest)) && (
        <Link to={searchPath(name)}>Search the site for “{name}”</Link>
      )}
    </p>
  );
}
