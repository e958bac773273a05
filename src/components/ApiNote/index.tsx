import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { REPOSITORY } from '@site/config/repository';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useApiPackages } from './useApiPackages';

/** A version that the registry does not carry is written in this repository, and marked so. */
const LOCAL = /-local\./;

/**
 * Says which versions a page of the API reference describes, and that releases may differ: the version
 * of the page's own package, and on the index all of them.
 */
export default function ApiNote(): ReactNode {
  const packages = useApiPackages();
  const { id } = useDoc().metadata;
  const own = packages.filter(({ name }) => id.startsWith(`${name}/`));
  const described = own.length > 0 ? own : packages;
  const published = described.filter(({ version }) => !LOCAL.test(version));
  const local = described.filter(({ version }) => LOCAL.test(version));
  return (
    <aside className={styles.note} aria-label="About this reference">
      {published.length > 0 && (
        <p>
          {own.length > 0 ? 'This page was' : 'These pages were'} generated from the declarations of{' '}
          {published.map(({ name, version }) => `${name} ${version}`).join(', ')}. They may differ
          from the release that you have installed, and from the newest commit of the{' '}
          <Link href={REPOSITORY}>library&apos;s main branch</Link>.
        </p>
      )}
      {local.length > 0 && (
        <p>
          {local.map(({ name }) => name).join(', ')}:{' '}
          {own.length > 0 ? 'this page describes' : 'these pages describe'} this site&apos;s own
          implementation for core {packages[0]?.version}. It has the names of the published package;
          details of their types may differ.
        </p>
      )}
    </aside>
  );
}
