import Link from '@docusaurus/Link';
import type { Order } from '@site/src/demo/data';
import { orders } from '@site/src/demo/data';
import type { Difference } from '@site/src/demo/differences';
import type { RunnableFormat } from '@site/src/demo/engines';
import type { Verdict } from '@site/src/demo/verdicts';
import type { ReactNode } from 'react';
import { labelOf } from './EnginePicker';
import styles from './styles.module.css';

/** The page that lists every difference. */
const PAGE = '/demo/differences';
/** So many orders are listed by number. */
const LISTED = 6;

function listed(affected: ReadonlySet<Order>): string {
  if (affected.size === orders.length) return 'all orders';
  const ids = [...affected].map(({ id }) => id).sort();
  const rest = ids.length - LISTED;
  return rest > 0 ? `${ids.slice(0, LISTED).join(', ')} and ${rest} more` : ids.join(', ');
}

interface Group {
  formats: RunnableFormat[];
  affected: Set<Order>;
}

function grouped(verdicts: readonly Verdict[]): Map<Difference, Group> {
  const groups = new Map<Difference, Group>();
  for (const { format, reasons } of verdicts) {
    for (const { difference, orders: affected } of reasons) {
      const group = groups.get(difference) ?? { formats: [], affected: new Set() };
      group.formats.push(format);
      for (const order of affected) group.affected.add(order);
      groups.set(difference, group);
    }
  }
  return groups;
}

/**
 * Why formats differ from the reference, with the records that are concerned.
 *
 * @param props - the verdicts on the formats that were run
 * @returns the reasons, each with a link to its example; nothing when all agree
 */
export default function Reasons({ verdicts }: { verdicts: readonly Verdict[] }): ReactNode {
  const groups = grouped(verdicts);
  const unexplained = verdicts.filter((verdict) => verdict.unexplained.length > 0);
  if (groups.size === 0 && unexplained.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <h3>Why they differ</h3>
      <ul>
        {[...groups].map(([{ id, title, because }, { formats, affected }]) => (
          <li key={id} data-reason={id}>
            <Link to={`${PAGE}#${id}`}>{title}</Link>{' '}
            <small>{[...formats.map(labelOf), listed(affected)].join(' · ')}</small>
            <p>{because}</p>
          </li>
        ))}
        {unexplained.map(({ format, unexplained: affected }) => (
          <li key={format}>
            {labelOf(format)} differs for {listed(new Set(affected))}, and we do not know why.
          </li>
        ))}
      </ul>
      <Link to={PAGE}>Where formats differ</Link>
    </div>
  );
}
