import DemoLink from '@site/src/components/home/DemoLink';
import type { LiveExampleState } from '@site/src/components/home/useLiveExample';
import LookStage from '@site/src/components/LookStage';
import PartFailure from '@site/src/components/PartFailure';
import QueryExports from '@site/src/components/QueryExports';
import { defaultValueGetter } from '@site/src/demo/fieldValues';
import type { ReactNode } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import styles from './styles.module.css';

const getDefaultValue = defaultValueGetter(false);
const controlClassnames = { queryBuilder: 'justifiedLayout' };

/** A query builder in the chosen UI library, next to the query in the chosen export format. */
export default function BuilderWithExports({ live }: { live: LiveExampleState }): ReactNode {
  const { query, fields, look, example, writer } = live;
  return (
    <div className={styles.panes}>
      <div className={styles.builder} aria-busy={look.chosen !== look.shown.id}>
        <LookStage key={look.shown.id} look={look.shown.part}>
          <QueryBuilder
            key={example.shown.id}
            fields={fields}
            query={query}
            onQueryChange={live.edit}
            getDefaultValue={getDefaultValue}
            controlClassnames={controlClassnames}
            translations={look.shown.part.translations}
          />
        </LookStage>
      </div>
      <div className={styles.output}>
        <QueryExports live={live} />
        {writer.failed && (
          <PartFailure onRetry={writer.retry}>The exports could not be loaded.</PartFailure>
        )}
        <DemoLink live={live} className={styles.demo}>
          Open in the demo
        </DemoLink>
      </div>
    </div>
  );
}
