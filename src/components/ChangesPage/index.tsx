import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { countChanges, filterChanges, isEmpty } from '@site/src/changes/filter';
import type { StepPage } from '@site/src/changes/types';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useDeferredValue } from 'react';
import ChangesTable from './ChangesTable';
import Contents from './Contents';
import Filters from './Filters';
import styles from './styles.module.css';
import { KIND_TITLES, SECTION_TITLES } from './titles';
import { useChangeFilter } from './useChangeFilter';
import { useOpenTarget } from './useOpenTarget';

/** Groups with more entries are collapsed until the reader opens or filters them. */
const MAX_OPEN_ENTRIES = 6;

function Names({ names }: { names: readonly string[] }): ReactNode {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

/** Everything that changed from one version to the next, in tables made from the declarations. */
export default function ChangesPage({ step }: { step: StepPage }): ReactNode {
  const { from, to, packages, notCompared, guide } = step;
  const control = useChangeFilter();
  const filter = useDeferredValue(control.filter);
  const sections = filterChanges(step.sections, filter);
  const isFiltered = !isEmpty(filter);
  useOpenTarget();
  const title = `All changes from version ${from} to ${to}`;
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={`Every export, prop, option and default that changed from react-querybuilder ${packages[0]?.from} to ${packages[0]?.to}.`}
      />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <div className={styles.columns}>
          <Contents sections={sections} />
          <div className={styles.content}>
            <p>
              This page is made from the type declarations and the published code of both versions.
              It names what was added, removed, renamed or changed, and does not judge what matters
              to you. Read <Link to={guide}>the migration guide</Link> first.
            </p>
            <details className={styles.compared}>
              <summary>What is compared</summary>
              <ul>
                {packages.map(({ name, from: older, to: newer }) => (
                  <li key={name}>
                    <code>{name}</code> {older} and {newer}
                  </li>
                ))}
              </ul>
              {notCompared.length > 0 && (
                <p>
                  Not compared, because only one of the two versions is installed here:{' '}
                  <Names names={notCompared} />.
                </p>
              )}
              <p>
                The default of a prop is compared when the code of both versions states it where it
                reads the prop. A default that is applied elsewhere is not listed.
              </p>
            </details>
            <Filters
              control={control}
              packages={packages.map(({ name }) => name)}
              shown={countChanges(sections)}
              total={countChanges(step.sections)}
            />
            {sections.map(({ section, groups }) => (
              // A search for one of these names should find guides and the API reference instead.
              <section key={section} data-nosnippet>
                <Heading as="h2" id={section}>
                  {SECTION_TITLES[section]}
                </Heading>
                {groups.map(({ kind, id, entries }) => (
                  <details
                    key={kind}
                    className={styles.group}
                    open={isFiltered || entries.length <= MAX_OPEN_ENTRIES}
                  >
                    <summary>
                      {KIND_TITLES[kind]} <span className={styles.number}>{entries.length}</span>
                    </summary>
                    {/* Browsers open a collapsed group for an anchor in it, and not for its own. */}
                    <div id={id} className={styles.list}>
                      <ChangesTable
                        caption={`${SECTION_TITLES[section]}: ${KIND_TITLES[kind]}`}
                        entries={entries}
                      />
                    </div>
                  </details>
                ))}
              </section>
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}
