import type { ReactNode } from 'react';
import type { EntrySection } from '../../../plugins/version-changes/groups';
import styles from './styles.module.css';
import { KIND_TITLES, SECTION_TITLES } from './titles';

const count = (groups: EntrySection['groups']) =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);

/**
 * The table of contents: the sections and the groups in them, each with its number of changes.
 *
 * @param props - the sections that are shown
 */
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
