import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useApiPackages } from './useApiPackages';

const KINDS: Record<string, string> = {
  functions: 'Function',
  interfaces: 'Interface',
  'type-aliases': 'Type alias',
  variables: 'Variable',
};

interface Props {
  /** The id of the page, such as `react-querybuilder/functions/formatQuery`. */
  docId: string;
}

/**
 * The kind of an API member and the package that exports it.
 *
 * @param props - see {@link Props}
 * @returns the line, or nothing on a page that is no member's
 */
export default function ApiMemberKind({ docId }: Props): ReactNode {
  const packages = useApiPackages();
  const [, packageName, kind] = /^(.+)\/([\w-]+)\/[^/]+$/.exec(docId) ?? [];
  const label = KINDS[kind ?? ''];
  const version = packages.find(({ name }) => name === packageName)?.version;
  if (!label || !packageName) return null;
  return (
    <p className={styles.kind}>
      {label} of <Link to={`/api/${packageName}`}>{packageName}</Link>{' '}
      {version?.replace(/-local\..*/, '')}
    </p>
  );
}
