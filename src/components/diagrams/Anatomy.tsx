import type { ReactNode } from 'react';
import styles from './Anatomy.module.css';
import Diagram, { Aside, Name, Since8, type VersionedProps } from './Diagram';
import shared from './Diagram.module.css';
import Glyph from './Glyph';

interface PartProps {
  /** The class of the element. */
  name: string;
  /** The element, drawn. */
  glyph: ReactNode;
  /** Only there if a prop or a field asks for it. */
  optional?: boolean;
  /** Not in version 7. */
  since8?: boolean;
}

function Part({ name, glyph, optional, since8 }: PartProps): ReactNode {
  return (
    <li className={optional ? styles.partOptional : styles.part}>
      {glyph}
      <span>
        <Name>{name}</Name>
        {optional && <Aside>(optional)</Aside>}
        {since8 && (
          <>
            {' '}
            <Since8 />
          </>
        )}
      </span>
    </li>
  );
}

interface BoxProps {
  /** The class of the element. */
  name: string;
  /** How it is drawn. */
  look: 'frame' | 'root' | 'group' | 'area' | 'rule' | 'between';
  children: ReactNode;
}

/** What an element around others looks like. */
const LOOKS: Record<BoxProps['look'], string | undefined> = {
  frame: styles.frame,
  root: styles.root,
  group: styles.group,
  area: styles.area,
  rule: styles.rule,
  between: styles.between,
};

function Box({ name, look, children }: BoxProps): ReactNode {
  const row = look === 'rule' || look === 'between' || name.endsWith('-header');
  return (
    <li className={LOOKS[look]}>
      <Name>{name}</Name>
      {look === 'between' && <Aside>(optional)</Aside>}
      <ul className={row ? styles.row : styles.stack}>{children}</ul>
    </li>
  );
}

/**
 * A query builder with the class of each part. The root group and its rule have the parts that are
 * there by default; the nested group has all.
 *
 * @param props - see {@link VersionedProps}
 * @returns the diagram
 */
export default function Anatomy({ version = 8 }: VersionedProps): ReactNode {
  const since8 = version === 8;
  return (
    <Diagram
      title="The parts of a query builder and their classes"
      legend={
        <>
          <p>
            The root group and its rule show what is there by default, the nested group all controls
            in their order. A <span className={shared.dashed}>dashed</span> outline: only if a prop
            or a field asks for it.
            {since8 && (
              <>
                {' '}
                Only the root can have <code>undoRedoActions</code>.
              </>
            )}
          </p>
          <p>
            Combinators are either in the headers or, in <code>betweenRules</code>, between the
            rules. An operator that takes two values makes <code>rule-value</code> a span around two
            elements of the class <code>rule-value-list-item</code>.
            {since8 && (
              <>
                {' '}
                In a rule with a subquery, <code>rule-matchMode</code> takes the place of{' '}
                <code>rule-operators</code>, <code>rule-valueSource</code> and{' '}
                <code>rule-value</code>.
              </>
            )}
          </p>
        </>
      }
    >
      <ul className={styles.stack}>
        <Box name="queryBuilder" look="frame">
          <Box name="ruleGroup" look="root">
            <Box name="ruleGroup-header" look="area">
              <Part name="ruleGroup-combinators" glyph={<Glyph kind="select" text="AND" />} />
              <Part name="ruleGroup-addRule" glyph={<Glyph kind="button" text="+ Rule" />} />
              <Part name="ruleGroup-addGroup" glyph={<Glyph kind="button" text="+ Group" />} />
              {since8 && (
                <Part name="undoRedoActions" glyph={<Glyph kind="undo" />} optional since8 />
              )}
            </Box>
            <Box name="ruleGroup-body" look="area">
              <Box name="rule" look="rule">
                <Part name="rule-fields" glyph={<Glyph kind="select" text="City" />} />
                <Part name="rule-operators" glyph={<Glyph kind="select" text="=" />} />
                <Part name="rule-value" glyph={<Glyph kind="input" text="Utrecht" />} />
                <Part name="rule-remove" glyph={<Glyph kind="button" text="×" />} />
              </Box>
              <Box name="betweenRules" look="between">
                <Part name="ruleGroup-combinators" glyph={<Glyph kind="select" text="AND" />} />
              </Box>
              <Box name="ruleGroup" look="group">
                <Box name="ruleGroup-header" look="area">
                  <Part name="shiftActions" glyph={<Glyph kind="shift" />} optional />
                  <Part name="queryBuilder-dragHandle" glyph={<Glyph kind="handle" />} optional />
                  <Part name="ruleGroup-combinators" glyph={<Glyph kind="select" text="OR" />} />
                  <Part
                    name="ruleGroup-notToggle"
                    glyph={<Glyph kind="toggle" text="Not" />}
                    optional
                  />
                  <Part name="ruleGroup-addRule" glyph={<Glyph kind="button" text="+ Rule" />} />
                  <Part name="ruleGroup-addGroup" glyph={<Glyph kind="button" text="+ Group" />} />
                  <Part
                    name="ruleGroup-cloneGroup"
                    glyph={<Glyph kind="button" text="Clone" />}
                    optional
                  />
                  {since8 && (
                    <Part
                      name="ruleGroup-ungroup"
                      glyph={<Glyph kind="button" text="Ungroup" />}
                      optional
                      since8
                    />
                  )}
                  <Part
                    name="ruleGroup-lock"
                    glyph={<Glyph kind="button" text="Lock" />}
                    optional
                  />
                  {since8 && (
                    <Part
                      name="ruleGroup-mute"
                      glyph={<Glyph kind="button" text="Mute" />}
                      optional
                      since8
                    />
                  )}
                  <Part name="ruleGroup-remove" glyph={<Glyph kind="button" text="×" />} />
                </Box>
                <Box name="ruleGroup-body" look="area">
                  <Box name="rule" look="rule">
                    <Part name="shiftActions" glyph={<Glyph kind="shift" />} optional />
                    <Part name="queryBuilder-dragHandle" glyph={<Glyph kind="handle" />} optional />
                    <Part name="rule-fields" glyph={<Glyph kind="select" text="Total" />} />
                    <Part name="rule-operators" glyph={<Glyph kind="select" text=">=" />} />
                    <Part
                      name="rule-valueSource"
                      glyph={<Glyph kind="select" text="value" />}
                      optional
                    />
                    <Part name="rule-value" glyph={<Glyph kind="input" text="750" />} />
                    <Part
                      name="rule-cloneRule"
                      glyph={<Glyph kind="button" text="Clone" />}
                      optional
                    />
                    <Part name="rule-lock" glyph={<Glyph kind="button" text="Lock" />} optional />
                    {since8 && (
                      <Part
                        name="rule-mute"
                        glyph={<Glyph kind="button" text="Mute" />}
                        optional
                        since8
                      />
                    )}
                    <Part name="rule-remove" glyph={<Glyph kind="button" text="×" />} />
                  </Box>
                </Box>
              </Box>
            </Box>
          </Box>
        </Box>
      </ul>
    </Diagram>
  );
}
