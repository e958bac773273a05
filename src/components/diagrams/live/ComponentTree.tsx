import type { ReactNode } from 'react';
import styles from './ComponentTree.module.css';
import Diagram, { Aside, Since8, type VersionedProps } from './Diagram';
import shared from './Diagram.module.css';

/** A key of `controlElements`, and whether it is only rendered if a prop or a field asks for it. */
interface Control {
  key: string;
  optional?: boolean;
  since8?: boolean;
}

const HEADER: Control[] = [
  { key: 'shiftActions', optional: true },
  { key: 'dragHandle', optional: true },
  { key: 'combinatorSelector' },
  { key: 'notToggle', optional: true },
  { key: 'addRuleAction' },
  { key: 'addGroupAction' },
  { key: 'cloneGroupAction', optional: true },
  { key: 'ungroupAction', optional: true, since8: true },
  { key: 'lockGroupAction', optional: true },
  { key: 'muteGroupAction', optional: true, since8: true },
  { key: 'undoRedoActions', optional: true, since8: true },
  { key: 'removeGroupAction' },
];

const RULE: Control[] = [
  { key: 'shiftActions', optional: true },
  { key: 'dragHandle', optional: true },
  { key: 'fieldSelector' },
  { key: 'matchModeEditor', optional: true, since8: true },
  { key: 'operatorSelector' },
  { key: 'valueSourceSelector', optional: true },
  { key: 'valueEditor' },
  { key: 'cloneRuleAction', optional: true },
  { key: 'lockRuleAction', optional: true },
  { key: 'muteRuleAction', optional: true, since8: true },
  { key: 'removeRuleAction' },
];

/** A selector has a chevron and a button a plus; other controls have a dot. */
function Sign({ name }: { name: string }): ReactNode {
  const d = name.endsWith('Selector')
    ? 'm3.5 6 4.5 4.5L12.5 6'
    : name.endsWith('Action')
      ? 'M8 3v10M3 8h10'
      : 'M8 8h0';
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path className={d.endsWith('h0') ? styles.dot : undefined} d={d} />
    </svg>
  );
}

function Controls({ of, version }: { of: Control[]; version: number }): ReactNode {
  return (
    <ul className={styles.controls}>
      {of
        .filter(({ since8 }) => version >= 8 || !since8)
        .map(({ key, optional, since8 }) => (
          <li key={key} className={optional ? styles.controlOptional : styles.control}>
            <Sign name={key} />
            <code className={shared.name}>{key}</code>
            {optional && <Aside>(optional)</Aside>}
            {since8 && <Since8 />}
          </li>
        ))}
    </ul>
  );
}

/** Groups have a rail, as on the screen. */
const VARIANT_CLASSES = { root: styles.first, again: styles.again, optional: styles.optional };

interface NodeProps {
  /** The default component. */
  name: string;
  /** Its key in `controlElements`. */
  controlKey?: string;
  /** Its purpose. */
  note: ReactNode;
  /** How it is drawn, if not as a plain box. */
  variant?: 'root' | 'again' | 'optional';
  children?: ReactNode;
}

function Node({ name, controlKey, note, variant, children }: NodeProps): ReactNode {
  return (
    <li className={controlKey ? styles.branch : undefined}>
      {controlKey && (
        <svg className={styles.elbow} viewBox="0 0 20 24" aria-hidden="true" focusable="false">
          <path d="M1 0v11a7 7 0 0 0 7 7h12" />
        </svg>
      )}
      <div className={variant ? VARIANT_CLASSES[variant] : styles.component}>
        <strong>{name}</strong>
        {controlKey && <code className={styles.key}>{controlKey}</code>}
        <span className={styles.note}>{note}</span>
      </div>
      {children}
    </li>
  );
}

/** The components that a query builder renders, with the keys of `controlElements` that replace them. */
export default function ComponentTree({ version = 8 }: VersionedProps): ReactNode {
  return (
    <Diagram
      title="The components of a query builder and their keys in controlElements"
      legend={
        <>
          <ul className={styles.signs}>
            <li>
              <Sign name="Selector" /> <code>…Selector</code> is a ValueSelector
            </li>
            <li>
              <Sign name="Action" /> <code>…Action</code> is an ActionElement
            </li>
            <li>
              <Sign name="" /> Others are components of the same name: <code>valueEditor</code> is a
              ValueEditor
            </li>
          </ul>
          <p>
            A <span className={shared.dashed}>dashed</span> outline marks what is rendered only if a
            prop or a field enables it. The root group has no shift buttons, drag handle, clone
            {version >= 8 && ', ungroup'} or remove button.
            {version >= 8 && (
              <>
                {' '}
                Only the root has <code>undoRedoActions</code>, and only with QueryBuilderHistory.
                With <code>matchModeEditor</code> a rule has no operator, value source and value,
                but the header and body of a group.
              </>
            )}{' '}
            To let the user choose a value from a list, <code>valueEditor</code> renders{' '}
            <code>valueSelector</code>.
          </p>
        </>
      }
    >
      <ul>
        <Node name="QueryBuilder" note="Props, state, context">
          <ul className={styles.branches}>
            <Node name="RuleGroup" controlKey="ruleGroup" note="The root group" variant="root">
              <ul className={styles.branches}>
                <Node
                  name="RuleGroupHeaderComponents"
                  controlKey="ruleGroupHeaderElements"
                  note="The content of the header"
                >
                  <Controls of={HEADER} version={version} />
                </Node>
                <Node
                  name="RuleGroupBodyComponents"
                  controlKey="ruleGroupBodyElements"
                  note="One component for each item of rules"
                >
                  <ul className={styles.branches}>
                    <Node name="Rule" controlKey="rule" note="For a rule">
                      <Controls of={RULE} version={version} />
                    </Node>
                    <Node
                      name="InlineCombinator"
                      controlKey="inlineCombinator"
                      note="Between items, if combinators stand there"
                      variant="optional"
                    >
                      <Controls of={[{ key: 'combinatorSelector' }]} version={version} />
                    </Node>
                    <Node
                      name="RuleGroup"
                      controlKey="ruleGroup"
                      note="For a nested group, with a header and body of its own"
                      variant="again"
                    />
                  </ul>
                </Node>
              </ul>
            </Node>
          </ul>
        </Node>
      </ul>
    </Diagram>
  );
}
