import PartFailure from '@site/src/codeLoading/PartFailure';
import { useModule } from '@site/src/codeLoading/useModule';
import controls from '@site/src/components/controls.module.css';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import Still, { filesOf, type StillPart } from './Still';
import styles from './styles.module.css';

/** A live example, as `plugins/content/remark-live-examples` writes it. */
interface Props {
  /** The major version of the packages that it runs with. */
  version: string;
  /** What the examples of the page render. */
  of: readonly StillPart[];
  /** Which of them this is. */
  index: number;
  /** The code block. */
  children: ReactNode;
}

const loadRunner = () => import('./Runner');

/**
 * A code block with its result. The result is in the HTML of the page, as a picture of what the code
 * renders; "Run and edit" replaces both by what reacts.
 */
export default function LiveExample({ version, of, index, children }: Props): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const { loaded, failed, retry } = useModule(isAsked, loadRunner);
  const [hasRendered, setRendered] = useState(false);
  const [hasEditor, setEditor] = useState(false);
  const showFrame = useCallback(() => setRendered(true), []);
  const showEditor = useCallback(() => setEditor(true), []);
  const belowResult = useRef<HTMLDivElement>(null);
  const part = of[index] as StillPart;
  const isLoading = isAsked && !failed;
  return (
    <section className={styles.example} aria-label="Live example" data-live-example={version}>
      {loaded ? (
        <loaded.default
          version={version}
          files={filesOf(part)}
          belowResult={belowResult.current as HTMLElement}
          onFirstResult={showFrame}
          onEditor={showEditor}
        />
      ) : (
        <div className={styles.bar} data-nosnippet>
          <span className={styles.title}>Result</span>
          <button
            type="button"
            className={controls.plain}
            aria-disabled={isLoading}
            onClick={() => setAsked(true)}
          >
            {isLoading ? 'Loading…' : 'Run and edit'}
          </button>
        </div>
      )}
      {failed && <PartFailure onRetry={retry}>The example could not be loaded.</PartFailure>}
      {!hasRendered && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button above
        // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button above
        <div className={loaded ? undefined : styles.press} onClick={() => setAsked(true)}>
          <Still part={part} />
        </div>
      )}
      <div ref={belowResult} />
      {/* Mounting the code again would load the highlighter, which delays the result. */}
      {!hasEditor && children}
    </section>
  );
}
