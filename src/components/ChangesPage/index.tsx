import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { ChangeSection } from '../../../plugins/version-changes/compare';
import type { VersionStep } from '../../../plugins/version-changes/steps';
import ChangesTable from './ChangesTable';
import styles from './styles.module.css';

interface Props {
  step: VersionStep;
}

const TITLES: Record<ChangeSection['section'], string> = {
  props: 'Props of QueryBuilder',
  controls: 'Keys of controlElements',
  texts: 'Keys of translations',
  classes: 'Keys of controlClassnames',
  export: 'Export formats and options',
  import: 'Options of the parsers',
  functions: 'Functions and hooks',
  components: 'Components',
  constants: 'Constants and their values',
  types: 'Types and their members',
};

const count = (sections: ChangeSection[]) =>
  sections.reduce((sum, { changes }) => sum + changes.length, 0);

/** Leaves the changes whose name, or former name, holds the text. */
function filterSections(sections: ChangeSection[], text: string): ChangeSection[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return sections;
  return sections
    .map(({ section, changes }) => ({
      section,
      changes: changes.filter(({ kind, name, before }) =>
        `${name} ${kind === 'renamed' ? before : ''}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Everything that changed from one version to the next, in tables made from the declarations.
 *
 * @param props - the step between the two versions
 * @returns the page
 */
export default function ChangesPage({ step }: Props): ReactNode {
  const { from, to, packages, notCompared, guide } = step;
  const [text, setText] = useState('');
  const sections = filterSections(step.sections, useDeferredValue(text));
  const title = `All changes from version ${from} to ${to}`;
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={`Every export, prop, option and default that changed from react-querybuilder ${packages[0]?.from} to ${packages[0]?.to}.`}
      />
      <main className={styles.page}>
        <Heading as="h1">{title}</Heading>
        <p>
          This page is made from the type declarations and the published code of both versions. It
          names what was added, removed, renamed or changed, and does not judge what matters to you.
          Read <Link to={guide}>the migration guide</Link> first.
        </p>
        <p>
          Compared:{' '}
          {packages.map(({ name, from: older, to: newer }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{name}</code> {older} and {newer}
            </span>
          ))}
          .
          {notCompared.length > 0 && (
            <>
              {' '}
              Not compared, because only one of the two versions is at hand:{' '}
              {notCompared.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              .
            </>
          )}
        </p>
        <p className={styles.filter}>
          <label>
            Show only names with
            <input
              type="search"
              value={text}
              onChange={({ target }) => setText(target.value)}
              spellCheck={false}
            />
          </label>
          <span role="status">
            {count(sections) === 0
              ? `No name holds "${text.trim()}".`
              : `${count(sections)} of ${count(step.sections)} changes`}
          </span>
        </p>
        {sections.map(({ section, changes }) => (
          // Guides and the API reference are what a search for one of these names should find.
          <section key={section} data-nosnippet>
            <Heading as="h2" id={section}>
              {TITLES[section]}
            </Heading>
            <ChangesTable caption={TITLES[section]} changes={changes} />
          </section>
        ))}
      </main>
    </Layout>
  );
}
