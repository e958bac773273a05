import PartFailure from '@site/src/codeLoading/PartFailure';
import { useNamedRanges } from '@site/src/components/DemoPage/useNamedRanges';
import DemoLink from '@site/src/components/home/DemoLink';
import type { LiveExampleState } from '@site/src/components/home/useLiveExample';
import NamedControls from '@site/src/components/NamedControls';
import QueryExports from '@site/src/components/QueryExports';
import UiLibraryContainer from '@site/src/components/UiLibraryContainer';
import { defaultValueGetter } from '@site/src/demo/fieldValues';
import { type ReactNode, useRef } from 'react';
import { QueryBuilder } from 'react-querybuilder';
import styles from './styles.module.css';

const getDefaultValue = defaultValueGetter(false);
const controlClassnames = { queryBuilder: 'justifiedLayout' };

/** A query builder in the chosen UI library, next to the query in the chosen export format. */
export default function BuilderWithExports({ live }: { live: LiveExampleState }): ReactNode {
  const { query, fields, uiLibrary, example, writer } = live;
  const builder = useRef<HTMLDivElement>(null);
  useNamedRanges(builder);
  return (
    <div className={styles.panes}>
      <div
        ref={builder}
        className={styles.builder}
        aria-busy={uiLibrary.chosen !== uiLibrary.shown.id}
      >
        <UiLibraryContainer key={uiLibrary.shown.id} uiLibrary={uiLibrary.shown.part}>
          <NamedControls>
            <QueryBuilder
              key={example.shown.id}
              fields={fields}
              query={query}
              onQueryChange={live.edit}
              getDefaultValue={getDefaultValue}
              controlClassnames={controlClassnames}
              translations={uiLibrary.shown.part.translations}
            />
          </NamedControls>
        </UiLibraryContainer>
      </div>
      <div className={styles.output}>
        <QueryExports live={live} />
        {writer.failed && (
          <PartFailure onRetry={writer.retry}>The exports could not be loaded.</PartFailure>
        )}
        <DemoLink live={live} className={styles.demo}>
          Open in the demo
        </DemoLink>
        {example.shown.id !== 'orders' && (
          <p className={styles.note}>
            The demo has the fields of the bicycle orders, so it opens with their query. UI library
            and format stay.
          </p>
        )}
      </div>
    </div>
  );
}
