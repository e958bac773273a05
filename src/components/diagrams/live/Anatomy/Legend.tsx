import type { ReactNode } from 'react';
import type { VersionedProps } from '../Diagram';
import shared from '../Diagram.module.css';

/** How to read the diagram, and what it does not show. */
export default function Legend({ version }: VersionedProps): ReactNode {
  const since8 = (version ?? 8) >= 8;
  return (
    <>
      <p>
        The root group and its rule show the default controls, and the nested group shows all
        controls in order. A <span className={shared.dashed}>dashed</span> outline marks what
        appears only if a prop or a field enables it.
        {since8 && (
          <>
            {' '}
            Only the root can have <code>undoRedoActions</code>.
          </>
        )}
      </p>
      <p>
        Combinators are either in the headers or, in <code>betweenRules</code>, between the rules.
        An operator that takes two values makes <code>rule-value</code> a span around two elements
        of the class <code>rule-value-list-item</code>.
        {since8 && (
          <>
            {' '}
            In a rule with a subquery, <code>rule-matchMode</code> takes the place of{' '}
            <code>rule-operators</code>, <code>rule-valueSource</code> and <code>rule-value</code>.
          </>
        )}
      </p>
    </>
  );
}
