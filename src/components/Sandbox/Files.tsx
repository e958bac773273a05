import controls from '@site/src/components/controls.module.css';
import type { ProjectFiles } from '@site/src/sandbox/project';
import { MAX_FILES } from '@site/src/sandbox/state';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { selectWithKeys } from '../Tabs/selectWithKeys';
import FileName from './FileName';
import styles from './styles.module.css';

interface Props {
  files: ProjectFiles;
  /** The file that is shown. */
  active: string;
  /** The file that cannot be renamed or deleted. */
  main: string;
  onSelect: (name: string) => void;
  /** Called with the files after one was added, renamed or deleted, and the file to show. */
  onChange: (files: ProjectFiles, name: string) => void;
  /** The editor of the active file. */
  children: ReactNode;
}

/** A tab for each file, with buttons that add, rename and delete files. */
export default function Files({
  files,
  active,
  main,
  onSelect,
  onChange,
  children,
}: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<'add' | 'rename'>();
  const names = Object.keys(files);

  const onKeyDown = (event: KeyboardEvent) =>
    selectWithKeys(event, list.current, names, active, onSelect);
  const remove = () => {
    const { [active]: _, ...left } = files;
    onChange(left, main);
  };
  return (
    <>
      <div className={styles.files}>
        <div
          ref={list}
          className={styles.tabs}
          role="tablist"
          aria-label="Files"
          onKeyDown={onKeyDown}
        >
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-controls={`${id}-panel`}
              aria-selected={name === active}
              tabIndex={name === active ? 0 : -1}
              onClick={() => onSelect(name)}
            >
              {name}
            </button>
          ))}
        </div>
        {names.length < MAX_FILES && (
          <button
            type="button"
            className={controls.plain}
            aria-expanded={form === 'add'}
            onClick={() => setForm(form === 'add' ? undefined : 'add')}
          >
            Add file
          </button>
        )}
        {active !== main && (
          <>
            <button
              type="button"
              className={controls.plain}
              aria-expanded={form === 'rename'}
              onClick={() => setForm(form === 'rename' ? undefined : 'rename')}
            >
              Rename file
            </button>
            <button type="button" className={controls.plain} onClick={remove}>
              Delete file
            </button>
          </>
        )}
      </div>
      {form === 'add' && (
        <FileName
          label="Name of the new file"
          action="Add"
          files={files}
          onName={(name) => {
            setForm(undefined);
            onChange({ ...files, [name]: '' }, name);
          }}
        />
      )}
      {form === 'rename' && active !== main && (
        <FileName
          key={active}
          label={`New name of ${active}`}
          action="Rename"
          files={files}
          onName={(name) => {
            setForm(undefined);
            onChange(renamed(files, active, name), name);
          }}
        />
      )}
      <div
        className={styles.editor}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
      >
        {children}
      </div>
    </>
  );
}

/** Renames a file, which keeps its place. The imports of it stay as they are. */
const renamed = (files: ProjectFiles, from: string, to: string): ProjectFiles =>
  Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name === from ? to : name, content]),
  );
