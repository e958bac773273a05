import type { EntrySection } from '@site/src/changes/types';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { KIND_TITLES, SECTION_TITLES } from './titles';

const count = (groups: EntrySection['groups']) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** The table of contents: the sections and the groups in them, each with its number of changes. */
export default function Contents({ sections }: { sections: readonly EntrySection[] }): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {sections.map(({ section, groups }) => (
          <li key={section}>
            <a href={`#${section}`}>{SECTION_TITLES[section]}</a> <span>{count(groups)}</span>
            <ul>
              {groups.map(({ kind, id, entries }) => (
                <li key={kind}>
                  <a href={`#${id}`}>{KIND_TITLES[kind]}</a> <span>{entries.length}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
