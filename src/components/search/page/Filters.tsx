import { RECORD_KINDS, type RecordKind } from '@site/src/search/SearchRecord';
import { ALL_VERSIONS } from '@site/src/search/scope';
import type { ReactNode } from 'react';
import { KIND_NAMES } from '../kinds';
import styles from './styles.module.css';
import type { SearchAddress } from './useAddress';

interface Props {
  address: SearchAddress;
  /** How many hits each kind has, once something was found. */
  counts: Partial<Record<RecordKind, number>> | undefined;
}

/** The filters of the search page: by docs version and by kind. */
export default function Filters({ address, counts }: Props): ReactNode {
  const { version, versions, setVersion, kinds, setKinds } = address;
  const toggle = (kind: RecordKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((other) => other !== kind) : [...kinds, kind]);
  return (
    <div className={styles.filters}>
      <label>
        Version
        <select value={version} onChange={({ target }) => setVersion(target.value)}>
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
          <option value={ALL_VERSIONS}>All versions</option>
        </select>
      </label>
      <fieldset>
        <legend>Kind</legend>
        {RECORD_KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggle(kind)} />
            {KIND_NAMES[kind].many}{' '}
            {counts && <span className={styles.number}>{counts[kind] ?? 0}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
