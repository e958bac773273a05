import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const STRENGTHS = [
  {
    title: 'One plain object',
    text: 'A query is JSON: groups with a combinator, rules with a field, an operator and a value. Store it, send it, compare it.',
    link: { to: '/docs/typescript', label: 'Types of a query' },
  },
  {
    title: 'In and out of other languages',
    text: 'Write a query as SQL, also with parameters, MongoDB, CEL, SpEL, JsonLogic, JSONata or Elasticsearch, and read most of them back.',
    link: { to: '/docs/utils/export', label: 'Exporting' },
  },
  {
    title: 'Every part is yours',
    text: 'Replace any control, from the value editor of one field to the whole rule group: with a slider, an autocomplete or a date picker, say.',
    link: { to: '/demo/custom-editors', label: 'Custom value editors, live' },
  },
  {
    title: 'Documentation for your version',
    text: 'Guides for each major version since 3, and an API reference made from the published types.',
    link: { to: '/api', label: 'API reference' },
  },
];

/** Why to choose the library, with the guide that shows each point. */
export default function Strengths(): ReactNode {
  return (
    <section className={styles.inner}>
      <Heading as="h2">What you get</Heading>
      <div className={styles.strengths}>
        {STRENGTHS.map(({ title, text, link }) => (
          <div key={title}>
            <Heading as="h3">{title}</Heading>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </div>
        ))}
      </div>
    </section>
  );
}
