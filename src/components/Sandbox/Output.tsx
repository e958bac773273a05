import Link from '@docusaurus/Link';
import Tabs from '@site/src/components/Tabs';
import type { ConsoleLine } from '@site/src/sandbox/Preview';
import type { SandboxProblem } from '@site/src/sandbox/problems';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './styles.module.css';

interface OutputProps {
  problems: SandboxProblem[];
  lines: ConsoleLine[];
  onGoTo: (problem: SandboxProblem) => void;
}

/** The problems of the code and what it writes to the console. */
export default function Output({ problems, lines, onGoTo }: OutputProps): ReactNode {
  const [tab, setTab] = useState('problems');
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (hasProblems) setTab('problems');
  }, [hasProblems]);

  return (
    <Tabs
      className={styles.output}
      label="Output"
      selected={tab}
      onSelect={setTab}
      tabs={[
        {
          id: 'problems',
          label: `Problems (${problems.length})`,
          content: <Problems problems={problems} onGoTo={onGoTo} />,
        },
        {
          id: 'console',
          label: `Console (${lines.length})`,
          content: <Console lines={lines} />,
        },
      ]}
    />
  );
}

function Problems({ problems, onGoTo }: Omit<OutputProps, 'lines'>): ReactNode {
  if (problems.length === 0) return <p className={styles.empty}>No problems</p>;
  return (
    <ul className={styles.problemList} aria-live="polite">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: problems are only added at the end
        <li key={index}>
          {problem.file && (
            <button type="button" onClick={() => onGoTo(problem)}>
              {problem.file}
              {problem.line && `:${problem.line}`}
            </button>
          )}{' '}
          {problem.isTypeError && 'Type error: '}
          {problem.message}
          {problem.change && (
            <>
              {' '}
              <Link to={problem.change.href}>{problem.change.label}</Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Console({ lines }: Pick<OutputProps, 'lines'>): ReactNode {
  if (lines.length === 0) return <p className={styles.empty}>No messages</p>;
  return (
    <ol className={styles.console}>
      {lines.map(({ level, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
        <li key={index} data-level={level}>
          {level === 'warn' && <span>Warning: </span>}
          {level === 'error' && <span>Error: </span>}
          {text}
        </li>
      ))}
    </ol>
  );
}
