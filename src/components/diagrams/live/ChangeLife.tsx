import type { ReactNode } from 'react';
import styles from './ChangeLife.module.css';
import Diagram, { Since8, type VersionedProps } from './Diagram';
import shared from './Diagram.module.css';

interface Step {
  /** The component or code that acts. */
  title: string;
  /** What it does. */
  text: ReactNode;
  /** It is your code, not the query builder's. */
  yours?: boolean;
  /** The call for a value that is typed, if there is one. */
  typing?: string;
  /** The call for a click on "+ Rule". */
  clicking?: string;
}

const STEPS: Step[] = [
  {
    title: 'Control',
    text: 'A value is typed, a button is clicked. The control calls the handler in its props.',
    typing: "handleOnChange('Ut')",
    clicking: 'handleOnClick(event)',
  },
  {
    title: 'Rule or RuleGroup',
    text: 'Adds its path, and for “+ Rule” a new rule. If it is disabled, only unlocking gets through.',
    typing: "onPropChange('value', 'Ut', [0])",
    clicking: 'onRuleAdd(rule, [])',
  },
  {
    title: 'Your callback',
    text: 'Can reject or replace what is added. It is not called when a property changes.',
    yours: true,
    clicking: 'onAddRule(rule, [], query)',
  },
  {
    title: 'Query tool',
    text: 'Makes a new query object. The old one stays as it is.',
    typing: "update(query, 'value', 'Ut', [0])",
    clicking: 'add(query, rule, [])',
  },
  {
    title: 'Store',
    text: 'The query builder keeps the new query. From here on controls can read it.',
    typing: 'schema.getQuery()',
    clicking: 'schema.getQuery()',
  },
  {
    title: 'onQueryChange',
    text: 'You get the new query and put it in your state.',
    yours: true,
    typing: 'setQuery(newQuery)',
    clicking: 'setQuery(newQuery)',
  },
  {
    title: 'Render',
    text: 'The query prop passes the new query to the controls, which show it.',
    typing: '<QueryBuilder query={query} />',
    clicking: '<QueryBuilder query={query} />',
  },
];

function Call({ of, children }: { of: string; children?: string }): ReactNode {
  return (
    <div className={styles.call}>
      <dt>{of}</dt>
      <dd>{children ? <code className={shared.name}>{children}</code> : 'Not called'}</dd>
    </div>
  );
}

/** The path of a change from the control to `onQueryChange` and back, for a value and for a new rule. */
export default function ChangeLife({ version = 8 }: VersionedProps): ReactNode {
  return (
    <Diagram
      title="The life of a change"
      legend={
        <>
          <p>Other changes take the same way:</p>
          <ul className={styles.ways}>
            <li className={styles.similar}>
              Remove: <code>onRemove</code> can reject it, then <code>remove</code>.
            </li>
            <li className={styles.similar}>
              Shift, clone, drag: first <code>move</code>, then <code>onMoveRule</code> or{' '}
              <code>onMoveGroup</code> with the result.
            </li>
            {version >= 8 && (
              <li className={styles.similar}>
                Group by dragging, ungroup: first the tool, then <code>onGroupRule</code>,{' '}
                <code>onGroupGroup</code> or <code>onUngroup</code> with the result. <Since8 />
              </li>
            )}
            <li className={styles.similar}>
              With <code>defaultQuery</code> you need no state: the store brings the new query to
              the controls, and <code>onQueryChange</code> only notifies you.
            </li>
          </ul>
        </>
      }
    >
      <div className={styles.loop}>
        <ol className={styles.steps}>
          {STEPS.map(({ title, text, yours, typing, clicking }) => (
            <li key={title} className={yours ? `${styles.step} ${styles.yours}` : styles.step}>
              <svg className={styles.down} viewBox="0 0 16 20" aria-hidden="true" focusable="false">
                <path d="M8 0v18M3 13l5 5 5-5" />
              </svg>
              <div>
                <strong>{title}</strong>
                {yours && <span className={`${shared.marker} ${styles.mark}`}>your code</span>}
                <p className={styles.does}>{text}</p>
              </div>
              {(typing || clicking) &&
                (typing === clicking ? (
                  <div className={styles.calls}>
                    <code className={shared.name}>{typing}</code>
                  </div>
                ) : (
                  <dl className={styles.calls}>
                    <Call of="Typing">{typing}</Call>
                    <Call of="+ Rule">{clicking}</Call>
                  </dl>
                ))}
            </li>
          ))}
        </ol>
        <svg
          className={styles.back}
          viewBox="0 0 20 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M0 100h16V0H0" />
        </svg>
        <svg className={styles.head} viewBox="0 0 10 12" aria-hidden="true" focusable="false">
          <path d="m8 1-6 5 6 5" />
        </svg>
      </div>
    </Diagram>
  );
}
