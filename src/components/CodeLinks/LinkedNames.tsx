import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { externalPage } from '@site/api-extractor/reference/externalDocs.mjs';
import { Fragment, type ReactNode, useContext } from 'react';
import { CodeLinks } from '.';
import styles from './styles.module.css';

/** Names, and what is between them, by turns. */
const NAMES = /([A-Za-z_$][\w$]*)/;

/**
 * The addresses of names: `../interfaces/RuleType` is relative to the page, and `react:ReactNode` is
 * documented elsewhere.
 */
function addressesOf(links: string, page: string): Map<string, string | undefined> {
  return new Map(
    links.split(' ').map((link) => {
      const [home = '', name] = link.split(':');
      if (name) return [name, externalPage(name, home)];
      const { pathname } = new URL(link, `https://site${page}`);
      return [pathname.slice(pathname.lastIndexOf('/') + 1), pathname];
    }),
  );
}

interface Props {
  /** A piece of code. */
  children: string;
}

/** Code whose names lead to the addresses in {@link CodeLinks}. */
export default function LinkedNames({ children }: Props): ReactNode {
  const links = useContext(CodeLinks);
  const { pathname } = useLocation();
  if (!links) return children;
  const addresses = addressesOf(links, pathname.replace(/\/$/, ''));
  return children.split(NAMES).map((part, index) => {
    const address = addresses.get(part);
    const name = address && (
      <Link to={address} className={styles.name}>
        {part}
      </Link>
    );
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    return <Fragment key={index}>{name ?? part}</Fragment>;
  });
}
