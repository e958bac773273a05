import Link from '@docusaurus/Link';
import { orders } from '@site/src/demo/data';
import type { RunnableFormat } from '@site/src/demo/engines';
import type { Cause } from '@site/src/demo/explain';
import type { ReactNode } from 'react';
import { formatLabel } from './EnginePicker';
import styles from './styles.module.css';
import type { FormatExplanation } from './useExplanations';

/** The page that lists every difference. */
const DIFFERENCES_PAGE = '/demo/differences';
/** The maximum number of order ids that are listed. */
const MAX_LISTED_ORDERS = 6;

function listOrders(ids: readonly string[]): string {
  if (ids.length === orders.length) return 'all orders';
  const rest = ids.length - MAX_LISTED_ORDERS;
  const first = [...ids].sort().slice(0, MAX_LISTED_ORDERS).join(', ');
  return rest > 0 ? `${first} and ${rest} more` : first;
}

/** Causes that belong together, with the formats and orders that they explain. */
interface Entry {
  causes: readonly Cause[];
  formats: RunnableFormat[];
  affected: Set<string>;
}

function groupByCauses(explained: readonly FormatExplanation[]): [string, Entry][] {
  const entries = new Map<string, Entry>();
  for (const { format, reasons } of explained) {
    for (const { causes, orders: affected } of reasons) {
      const key = causes.map(({ id, rules }) => [id, ...rules].join('\n')).join('\n\n');
      const entry = entries.get(key) ?? { causes, formats: [], affected: new Set() };
      if (!entry.formats.includes(format)) entry.formats.push(format);
      for (const id of affected) entry.affected.add(id);
      entries.set(key, entry);
    }
  }
  return [...entries];
}

const joinWithAnd = (list: string[]) =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join();

function EntryItem({ causes, formats, affected }: Entry): ReactNode {
  const isAlone = causes.length === 1;
  const agree = `${joinWithAnd(formats.map(formatLabel))} ${formats.length === 1 ? 'agrees' : 'agree'}`;
  return (
    <li data-reason={causes.map(({ id }) => id).join(' ')}>
      {causes.map(({ id, title, because, rules }, index) => (
        <div key={id}>
          {index > 0 && 'Together with: '}
          <Link to={`${DIFFERENCES_PAGE}#${id}`}>{title}</Link>{' '}
          {index === 0 && (
            <small>{[...formats.map(formatLabel), listOrders([...affected])].join(' · ')}</small>
          )}
          <p>{because}</p>
          {rules.map((rule) => (
            <p key={rule} className={styles.quoted}>
              {rule}
            </p>
          ))}
        </div>
      ))}
      <p className={styles.proof}>
        Tested: with {joinWithAnd([...new Set(causes.map(({ remedy }) => remedy))])}, {agree}
        {affected.size < orders.length && ' for these orders'}.
        {!isAlone && ' Only all of it together does that.'}
      </p>
    </li>
  );
}

interface Props {
  explained: readonly FormatExplanation[];
  /** Whether the causes for the present query are still searched. */
  isSearching: boolean;
}

/**
 * Why formats differ from the reference: the causes that tests have proven, each with a link to its
 * example, and the records without one.
 *
 * @returns nothing when all agree
 */
export default function Reasons({ explained, isSearching }: Props): ReactNode {
  const entries = groupByCauses(explained);
  const open = explained.filter(({ unexplained }) => unexplained.length > 0);
  if (entries.length === 0 && open.length === 0) return null;
  return (
    <div className={styles.reasons} aria-busy={isSearching}>
      <h3>Why they differ</h3>
      <ul>
        {entries.map(([key, entry]) => (
          <EntryItem key={key} {...entry} />
        ))}
        {open.map(({ format, unexplained, isStopped }) => (
          <li key={format} data-reason="unknown">
            {formatLabel(format)} differs for {listOrders(unexplained)}.{' '}
            {isStopped
              ? 'The search for the cause took too long. Remove rules to make it shorter.'
              : 'None of the known causes explains it.'}
          </li>
        ))}
      </ul>
      <Link to={DIFFERENCES_PAGE}>Where formats differ</Link>
    </div>
  );
}
