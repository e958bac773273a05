import { columns, type Order, orders } from '@site/src/demo/data';
import { fields } from '@site/src/demo/schema';
import clsx from 'clsx';
import { memo, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The ids of the orders that match. */
  matching: ReadonlySet<string>;
  /** By order id: which formats differ for the order. */
  remarks: ReadonlyMap<string, string>;
}

const shown = columns.filter((name) => name !== 'id');
const labels = new Map(fields.map(({ name, label }) => [name, label]));

function Value({ value }: { value: Order[keyof Order] }): ReactNode {
  if (value === null) return <i>null</i>;
  if (value === '') return <i>empty</i>;
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

/**
 * The sample data. Matching orders are highlighted, and marked with a check mark for readers who do not see
 * colors.
 */
function OrderTable({ matching, remarks }: Props): ReactNode {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
      <table className={styles.orders}>
        <caption id={id}>The {orders.length} orders of a bicycle shop</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            {remarks.size > 0 && <th scope="col">Differs</th>}
            {shown.map((name) => (
              <th key={name} scope="col">
                {labels.get(name) ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => {
            const matches = matching.has(order.id);
            return (
              <tr key={order.id} className={clsx(matches && styles.match)} data-match={matches}>
                <th scope="row">
                  <span className={styles.tick} aria-hidden="true">
                    {matches && '✓'}
                  </span>
                  {order.id}
                  {matches && <span className={styles.visuallyHidden}> matches</span>}
                </th>
                {remarks.size > 0 && <td>{remarks.get(order.id)}</td>}
                {shown.map((name) => (
                  <td key={name} data-column={name}>
                    <Value value={order[name]} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

export default memo(OrderTable);
