import LookStage from '@site/src/components/LookStage';
import type { Look } from '@site/src/components/looks/Look';
import QueryExports from '@site/src/components/QueryExports';
import { defaultValueGetter, fitValues } from '@site/src/demo/fieldValues';
import { initialQuery } from '@site/src/demo/initialQuery';
import { fields } from '@site/src/demo/schema';
import { type ReactNode, useCallback, useState } from 'react';
import { QueryBuilder, type RuleGroupType } from 'react-querybuilder';
import styles from './styles.module.css';

interface Props {
  /** The look of the query builder. */
  look: Look;
}

const getDefaultValue = defaultValueGetter(false);
const controlClassnames = { queryBuilder: 'justifiedLayout' };

/**
 * A query builder over the sample fields, and beside it the query in every export format, written
 * anew with each change.
 *
 * @param props - see {@link Props}
 * @returns the builder and its exports
 */
export default function BuilderWithExports({ look }: Props): ReactNode {
  const [query, setQuery] = useState<RuleGroupType>(initialQuery);
  const change = useCallback((changed: RuleGroupType) => setQuery(fitValues(changed, false)), []);
  return (
    <div className={styles.panes}>
      <LookStage look={look}>
        <QueryBuilder
          fields={fields}
          query={query}
          onQueryChange={change}
          getDefaultValue={getDefaultValue}
          controlClassnames={controlClassnames}
        />
      </LookStage>
      <QueryExports query={query} />
    </div>
  );
}
