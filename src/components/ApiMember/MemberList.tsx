import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { changeTitle } from './changeTitle';
import type { MemberChange, MemberFacts } from './MemberFacts';
import styles from './styles.module.css';

function Change({ change }: { change: MemberChange }): ReactNode {
  const { href, before, after } = change;
  return (
    <>
      <Link to={href}>{changeTitle(change)}</Link>
      {before && after && (
        <>
          : <code>{before}</code> → <code>{after}</code>
        </>
      )}
      {!before && after && `: ${after}`}
    </>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}

/** The smaller entry point of a member, the guides that explain it, and what changed, as far as there is any of it. */
export default function MemberList({ facts }: { facts: MemberFacts }): ReactNode {
  const { smaller, guides = [], changes = [] } = facts;
  if (!smaller && guides.length + changes.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {smaller && (
        <Row title="Also in">
          <li>
            <code>{smaller}</code>, which is smaller and does not load React
          </li>
        </Row>
      )}
      {guides.length > 0 && (
        <Row title="Explained in">
          {guides.map(({ href, text }) => (
            <li key={href}>
              <Link to={href}>{text}</Link>
            </li>
          ))}
        </Row>
      )}
      {changes.length > 0 && (
        <Row title="History">
          {changes.map((change) => (
            <li key={change.href}>
              <Change change={change} />
            </li>
          ))}
        </Row>
      )}
    </dl>
  );
}
