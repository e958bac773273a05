import controls from '@site/src/components/controls.module.css';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import type { Sandbox } from './useSandbox';

/** What the reader should know of the code: problems, that a stranger wrote it, or that it is not stored. */
export default function Notices({ sandbox }: { sandbox: Sandbox }): ReactNode {
  const { problems, isForeign, isUnsaved, trust } = sandbox;
  return (
    <>
      {problems.length > 0 && (
        <div role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {isForeign && (
        <section className={styles.notice} aria-label="Code from a link">
          <p>
            This code came with a link and was written by somebody else. Read it before you run it.
          </p>
          <button type="button" className={controls.primary} onClick={trust}>
            Run this code
          </button>
        </section>
      )}
      {isUnsaved && (
        <p role="alert" className={styles.problems}>
          Your browser does not store this code, because its storage is full or not allowed.
          Download the project before you leave this page.
        </p>
      )}
    </>
  );
}
